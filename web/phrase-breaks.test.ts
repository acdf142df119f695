import { describe, expect, it } from 'vitest';
import { withPhrases } from './phrase-breaks.ts';

/** Output for a text of the content. */
function phrasesIn(code: string): unknown {
  return new Function('yen', 'days', `return ${withPhrases(code)}`)(6000, '3〜5');
}

describe('phrases of a Japanese text', () => {
  it('are found where a reader would pause', () => {
    expect(phrasesIn('phrases`乾いた果実と、ほのかなオークの余韻。`')).toEqual([
      '乾いた',
      '果実と、',
      'ほのかな',
      'オークの',
      '余韻。',
    ]);
  });

  it('keep a number with its unit', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
    expect(phrasesIn('phrases`あと${yen}円で送料無料です。${days}営業日でお届けします。`')).toEqual([
      'あと',
      '6000円で',
      '送料無料です。',
      '3〜5営業日で',
      'お届けします。',
    ]);
  });

  it('are corrected where the language model is known to be wrong', () => {
    expect(phrasesIn('phrases`農家が手で刈り取ったサトウキビを`')).toEqual([
      '農家が',
      '手で',
      '刈り取った',
      'サトウキビを',
    ]);
  });

  it('are marked only in templates with the tag `phrases`', () => {
    expect(withPhrases('const a = `手で刈り取った`;')).toBe('const a = `手で刈り取った`;');
  });
});
