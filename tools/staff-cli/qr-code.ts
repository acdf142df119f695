import { renderUnicodeCompact } from 'uqr';

/** White on black in every terminal theme: some phones cannot read inverted codes. */
const [colours, reset] = ['\u001b[97;40m', '\u001b[0m'];

/** Lines of a QR code for a terminal, two rows of the code in each. */
export const qrCode = (text: string): readonly string[] =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => `${colours}${line}${reset}`);
