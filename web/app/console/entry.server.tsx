import { pageRenderer } from '../page-renderer.tsx';

export default pageRenderer((html) => html);
