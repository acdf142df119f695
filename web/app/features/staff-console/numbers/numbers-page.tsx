import { consoleCopy as copy } from '../../../content/staff/console-copy.ts';
import page from '../../../ui/staff-frame/wide-page.module.css';

export function NumbersPage() {
  return (
    <div className={page.page}>
      <h1 className={page.title}>{copy.numbers}</h1>
    </div>
  );
}
