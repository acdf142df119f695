/** Strokes of the letters that stand on casks, each a line through points in a box of 10 by 16. */
const strokes: Readonly<Record<string, readonly string[]>> = {
  '0': ['5,0 1,4 1,12 5,16 9,12 9,4 5.500,0'],
  '1': ['2,4 5.500,0 5,16'],
  '2': ['1,4 3,0.500 8,1 8.500,5 1,15.500 9.500,15'],
  '3': ['1,2 5,0 8.500,3 4.500,7 9,11 5,16 0.500,13.500'],
  '4': ['7,16 6.500,0 0.500,10.500 9.500,10'],
  '5': ['8.500,0.500 2,0.500 1.500,7 6,6 9,10.500 5,16 1,14'],
  '7': ['0.500,1 9,0.500 4,16'],
  '9': ['8.500,5 5,0 1,4 4,8.500 8.500,5 6.500,16'],
  A: ['0.500,16 5,0 9.500,16', '2.500,10 8,9.500'],
  B: ['1.500,0 1,16', '1.500,0.500 7,1.500 7,6 1.500,7.500 9,10 8,15 1,16'],
  R: ['1.500,16 1.500,0.500 8,1.500 8,6.500 2,8.500', '4,8 9,16'],
  Y: ['0.500,0 5,8 9.500,0', '5,8 4.500,16'],
};

/** Smooth through the points, as a hand goes. */
function path(points: string): string {
  const line = points.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
  const [first, ...rest] = line;
  if (first === undefined) return '';
  return rest.reduce((sofar, [x, y], index) => {
    const [px, py] = line[index] ?? first;
    const bend = ((index * 37) % 5) / 10 - 0.2;
    return `${sofar}Q${(px + x) / 2 + bend} ${(py + y) / 2 - bend} ${x} ${y}`;
  }, `M${first[0]} ${first[1]}`);
}

/** Words in chalk, white on black, upright in a square: the first line large, the second below it. */
export function chalk(lines: readonly string[]): string {
  const drawn = lines.map((line, row) => {
    const scale = row === 0 ? 10 : 8;
    const width = line.length * 13 * scale - 3 * scale;
    const letters = [...line].map((letter, index) => {
      const tilt = ((index * 53) % 7) - 3;
      return `<g transform="translate(${index * 13 * scale} ${((index * 29) % 9) - 4}) rotate(${tilt}) scale(${scale})">${(strokes[letter] ?? []).map((line) => `<path d="${path(line)}"/>`).join('')}</g>`;
    });
    return `<g transform="translate(${350 - width / 2} ${row === 0 ? 190 : 430})">${letters.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><rect width="700" height="700" fill="#000"/><g fill="none" stroke="#fff" stroke-width="1.350" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></svg>`;
}
