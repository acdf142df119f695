import { useId } from 'react';
import { Scene, type SceneProps } from './scene.tsx';
import { mixed, scattered } from './tones.ts';

interface Row {
  /** First of its scattered numbers. */
  seed: number;
  stalks: number;
  width: number;
  /** Where the leaves begin, and how far up and down from stalk to stalk. */
  top: number;
  uneven: number;
  /** Colours in the shade and against the sun. */
  dark: string;
  lit: string;
}

/** From the back of the field to the front. */
const rows: readonly Row[] = [
  { seed: 100, stalks: 36, width: 11, top: 470, uneven: 70, dark: '#33210f', lit: '#99601f' },
  { seed: 500, stalks: 25, width: 17, top: 560, uneven: 110, dark: '#21170c', lit: '#5c3d17' },
  { seed: 900, stalks: 13, width: 27, top: 690, uneven: 150, dark: '#100d09', lit: '#2b1e0f' },
];

const sun = { x: 1070, y: 400 };

/** Rings of light around the sun, from the sky's edge to its heart. */
const glow = [
  { rx: 1040, ry: 700, fill: '#2b1b12' },
  { rx: 780, ry: 520, fill: '#412513' },
  { rx: 560, ry: 380, fill: '#653a17' },
  { rx: 370, ry: 262, fill: '#93571e' },
  { rx: 220, ry: 170, fill: '#c58230' },
];

/** How wide the stalk is that the crowns are drawn for. */
const drawnWidth = 20;
const crownCount = 7;

/** A field of cane before the cut, with the low sun behind it. */
export const CaneScene = (props: SceneProps) => {
  const crowns = useId();
  return (
    <Scene {...props}>
      <defs>
        {Array.from({ length: crownCount }, (_, crown) => `${crowns}${crown}`).map((id, crown) => (
          <path key={id} id={id} d={crownPath(crown * 60)} />
        ))}
      </defs>
      <rect width="1600" height="1000" fill="#1d140f" />
      {glow.map(({ rx, ry, fill }) => (
        <ellipse key={fill} cx={sun.x} cy={sun.y} rx={rx} ry={ry} fill={fill} />
      ))}
      <circle cx={sun.x} cy={sun.y} r="92" fill="#f5c878" />
      {rows.map((row) => (
        <CaneRow key={row.seed} {...row} crowns={crowns} />
      ))}
    </Scene>
  );
};

const CaneRow = ({ seed, stalks, width, top, uneven, dark, lit, crowns }: Row & { crowns: string }) =>
  Array.from({ length: stalks }, (_, index) => {
    const at = seed + index * 9;
    const x = Math.round(((index + 0.1 + 0.8 * scattered(at)) / stalks) * 1700 - 50);
    const y = Math.round(top + (scattered(at + 1) - 0.5) * 2 * uneven);
    const light = Math.max(0, 1 - Math.abs(x - sun.x) / 620);
    const edge = mixed(dark, lit, light);
    const rim = Math.round(width * 0.28);
    const rimX = ((width - rim) / 2) * (x < sun.x ? 1 : -1);
    const scale = `${(x + y) % 2 === 0 ? '' : '-'}${width / drawnWidth} ${width / drawnWidth}`;
    return (
      <g key={at} transform={`translate(${x} ${y}) rotate(${Math.round((scattered(at + 2) - 0.5) * 9)})`}>
        <path d="M0-30V800" stroke={dark} strokeWidth={width} />
        <path d={`M${rimX}-30V800`} stroke={edge} strokeWidth={rim} />
        <path
          d="M0 0V800"
          stroke={edge}
          strokeWidth={width * 1.2}
          strokeDasharray={`${width * 0.2} ${width * 3.6}`}
        />
        <use
          href={`#${crowns}${Math.floor(scattered(at + 3) * crownCount)}`}
          fill={mixed(dark, lit, light * 0.3)}
          transform={`scale(${scale})`}
        />
      </g>
    );
  });

/** The crown of a stalk: long leaves that rise out of it and fall over, and two that stand. */
const crownPath = (seed: number): string =>
  Array.from({ length: 9 }, (_, leaf) => leafPath(seed + leaf * 4, leaf)).join('');

function leafPath(seed: number, leaf: number): string {
  const side = leaf % 2 === 0 ? 1 : -1;
  const stands = leaf < 2;
  const length = drawnWidth * (11 + 8 * scattered(seed));
  const reach = side * length * (stands ? 0.2 : 0.5 + 0.5 * scattered(seed + 1));
  const rise = length * (stands ? 1.02 : 0.45 + 0.4 * scattered(seed + 2));
  const fall = stands ? -rise : length * (0.5 * scattered(seed + 3) - 0.12);
  const foot = leaf * drawnWidth * 0.55;
  const thick = drawnWidth * 0.5;
  const over = [reach * 0.22, foot - rise * 0.9, reach * 0.72, foot - rise] as const;
  const under = [
    over[2] - side * thick * 0.4,
    over[3] + thick * 1.3,
    over[0] + side * thick,
    over[1] + thick * 2,
  ];
  const points = [...over, reach, foot + fall, ...under, thick * 0.5 * side, foot + thick];
  const [x1, y1, x2, y2, tipX, tipY, x3, y3, x4, y4, endX, endY] = points.map(Math.round);
  return `M0 ${Math.round(foot)}C${x1} ${y1} ${x2} ${y2} ${tipX} ${tipY}C${x3} ${y3} ${x4} ${y4} ${endX} ${endY}Z`;
}
