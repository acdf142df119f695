import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrased } from './phrased.tsx';

const markupOf = (...text: string[]) =>
  renderToStaticMarkup(<Phrased text={text} />).replace(/ class="[^"]*"/g, '');

it('a Japanese text breaks between phrases only', () => {
  expect(markupOf('乾いた', '果実と、', '余韻。')).toBe('<span>乾いた<wbr/>果実と、<wbr/>余韻。</span>');
});

it('a Japanese text keeps each sentence together', () => {
  expect(markupOf('送料：', '無料。', 'お支払いは', 'カードのみ')).toBe(
    '<span><span>送料：<wbr/>無料。</span><span>お支払いは<wbr/>カードのみ</span></span>',
  );
  expect(markupOf('無料。', '即日。')).toBe('<span><span>無料。</span><span>即日。</span></span>');
});
