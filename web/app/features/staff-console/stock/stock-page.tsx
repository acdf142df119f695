import { consoleCopy as copy } from '../../../content/staff/console-copy.ts';
import page from '../../../ui/staff-frame/wide-page.module.css';

export function StockPage() {
  return (
    <div className={page.page}>
      <h1 className={page.title}>{copy.stock}</h1>
    </div>
  );
}
