/** Strokes of the characters on casks, each through points in a box of 10 by 16; those that begin with ~ are curved. */
const strokes: Readonly<Record<string, readonly string[]>> = {
  '0': ['~5.500,0.200 1.500,3 0.800,9 3,15 6,15.800 9,11 8.800,4 5,0'],
  '1': ['2.500,3.500 5.600,0 5.200,16'],
  '2': ['~1,4 2.500,1 6,0 8.800,3 7.500,7.500 3.500,12 0.800,15.500', '0.800,15.500 9.600,15'],
  '3': ['~1,2 4,0 8,1.600 8,5 4.200,7.300', '~4.200,7.300 8.500,8.600 9,12.500 5.500,16 0.600,14'],
  '4': ['7,16 6.600,0 0.600,10.600 9.600,10'],
  '5': ['8.600,0.500 2.200,0.700 1.700,6.800', '~1.700,6.800 5.500,5.600 9,9 8,14 4.500,16 1,14.200'],
  '7': ['0.600,1 9,0.500 4,16'],
  '9': ['~8.600,3.500 5.500,0 1.500,2 1.500,6.500 5,8.500 8.400,5.500', '~8.600,3.500 8.200,9 6.500,16'],
  A: ['0.600,16 5,0 9.400,16', '2.500,10.200 8,9.700'],
  B: [
    '1.600,0 1.100,16',
    '~1.600,0.400 6.500,0.600 8,3.600 5.500,7 1.400,7.600',
    '~1.400,7.600 7,8 9.200,11.500 6.500,15.200 1.100,16',
  ],
  R: ['1.600,16 1.600,0.400', '~1.600,0.400 7,0.500 8.600,4 6,7.800 1.800,8.600', '4.200,8.400 9.200,16'],
};

type Point = readonly [number, number];

/** Path through the points of a stroke; a curved one is a Catmull-Rom spline. */
function strokePath(stroke: string): string {
  const line = stroke
    .replace('~', '')
    .split(' ')
    .map((point) => point.split(',').map(Number) as [number, number]);
  const at = (index: number): Point => line[Math.min(Math.max(index, 0), line.length - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  if (!stroke.startsWith('~')) return `M${line.join('L')}`;
  const bends = line.slice(1).map(([x, y], index) => {
    const [previous, from, next] = [at(index - 1), at(index), at(index + 2)];
    const firstControl = `${from[0] + (x - previous[0]) / 6} ${from[1] + (y - previous[1]) / 6}`;
    return `C${firstControl} ${x - (next[0] - from[0]) / 6} ${y - (next[1] - from[1]) / 6} ${x} ${y}`;
  });
  return `M${startX} ${startY}${bends.join('')}`;
}

/** Chalk on rough wood: lines are uneven and have gaps. */
const dust = `<filter id="dust" x="0" y="0" width="100%" height="100%">
  <feTurbulence type="fractalNoise" baseFrequency="0.030" numOctaves="2" seed="4" result="hand"/>
  <feDisplacementMap in="SourceGraphic" in2="hand" scale="12" result="line"/>
  <feTurbulence type="fractalNoise" baseFrequency="0.140 0.450" numOctaves="3" seed="9"/>
  <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  5 0 0 0 -1.600" result="grain"/>
  <feComposite in="line" in2="grain" operator="in" result="worn"/>
  <feGaussianBlur in="line" stdDeviation="7"/>
  <feComponentTransfer result="smear"><feFuncA type="linear" slope="0.160"/></feComponentTransfer>
  <feMerge><feMergeNode in="smear"/><feMergeNode in="worn"/></feMerge>
</filter>`;

/** Words in chalk, white on black, upright in a square: the first line large, the second below it. */
export function chalk(lines: readonly string[]): string {
  const drawnLines = lines.map((line, row) => {
    // Five letters are scaled down to the width of four, which already reach the shadow of the rim.
    const scale = Math.min(row === 0 ? 10 : 8, 500 / (line.length * 13 - 3));
    const width = line.length * 13 * scale - 3 * scale;
    const letters = [...line].map((letter, index) => {
      const tilt = ((index * 53) % 7) - 3;
      const paths = (strokes[letter] ?? []).map((stroke) => `<path d="${strokePath(stroke)}"/>`);
      return `<g transform="translate(${index * 13 * scale} ${((index * 29) % 9) - 4}) rotate(${tilt}) scale(${scale})">${paths.join('')}</g>`;
    });
    return `<g transform="translate(${350 - width / 2} ${row === 0 ? 190 : 430})">${letters.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700">${dust}<rect width="700" height="700" fill="#000"/><g filter="url(#dust)"><rect width="700" height="700" fill="none"/><g fill="none" stroke="#fff" stroke-width="1.250" stroke-linecap="round" stroke-linejoin="round">${drawnLines.join('')}</g></g></svg>`;
}
