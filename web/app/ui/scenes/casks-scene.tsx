import { useId } from 'react';
import { Scene, type SceneProps } from './scene.tsx';
import { mixed, scattered } from './tones.ts';

/** Heads of the stack; the light comes from the right, and each has its share of it. */
const casks = [
  { x: 90, y: 190, light: 0.04 },
  { x: 520, y: 176, light: 0.14 },
  { x: 950, y: 184, light: 0.4 },
  { x: 1380, y: 178, light: 0.62 },
  { x: -130, y: 560, light: 0 },
  { x: 300, y: 552, light: 0.1 },
  { x: 732, y: 560, light: 0.36 },
  { x: 1164, y: 552, light: 0.92 },
  { x: 1596, y: 560, light: 0.78 },
  { x: 86, y: 930, light: 0.02 },
  { x: 516, y: 936, light: 0.12 },
  { x: 948, y: 928, light: 0.34 },
  { x: 1380, y: 936, light: 0.5 },
];

const radius = 210;
const head = 172;
/** Boards of the head: their left edges, as parts of its radius. */
const boards = [-1, -0.72, -0.42, -0.12, 0.2, 0.48, 0.76];

/** Cask heads in the cellar, lit from the right. */
export const CasksScene = (props: SceneProps) => (
  <Scene {...props}>
    <CaskWall />
  </Scene>
);

/**
 * The stack of casks by itself, for scenes that something stands before.
 *
 * @param share - how much of the light reaches it
 */
export const CaskWall = ({ share = 1 }: { share?: number }) => (
  <>
    <rect width="1600" height="1000" fill="#0d0f0f" />
    {casks.map(({ x, y, light }, index) => (
      <Cask key={`${x} ${y}`} x={x} y={y} light={light * share} seed={index} />
    ))}
  </>
);

const Cask = ({ x, y, light, seed }: { x: number; y: number; light: number; seed: number }) => {
  const clip = useId();
  const wood = (share: number) => mixed('#17100b', '#b5672f', share * light);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={mixed('#0c0a09', '#241710', light)} />
      <circle r={radius - 5} fill={wood(0.42)} />
      <path d={crescent(radius - 5, 26)} fill={wood(0.85)} />
      <circle r={head + 9} fill={mixed('#0b0907', '#1f120a', light)} />
      <clipPath id={clip}>
        <circle r={head} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {boards.map((left, board) => (
          <rect
            key={left}
            x={Math.round(left * head)}
            y={-head}
            width={head * 0.36}
            height={2 * head}
            fill={wood(0.5 + 0.22 * left + 0.16 * scattered(seed * 11 + board))}
          />
        ))}
        {boards.slice(1).map((left) => (
          <rect
            key={left}
            x={Math.round(left * head) - 1}
            y={-head}
            width="2.500"
            height={2 * head}
            fill={wood(0.22)}
          />
        ))}
        <path d={crescent(head + 1, -34)} fill="#0b0806" fillOpacity="0.4" />
        <rect
          x={-head}
          y={scattered(seed) > 0.5 ? -26 : 12}
          width={2 * head}
          height="15"
          fill="#0b0806"
          fillOpacity="0.2"
        />
      </g>
      <path
        d={`M${head * 0.5} ${-head * 0.866}A${head} ${head} 0 0 1 ${head * 0.5} ${head * 0.866}`}
        fill="none"
        stroke={mixed('#150f0b', '#f0b06a', light * light)}
        strokeWidth="3"
      />
    </g>
  );
};

/** The part of a disc beyond a disc of the same size moved to the left (or, for a negative width, to the right). */
function crescent(r: number, width: number): string {
  const side = Math.sign(width);
  const x = (Math.abs(width) / 2) * -side;
  const y = Math.round(Math.sqrt(r ** 2 - x ** 2));
  const [near, far] = side > 0 ? [1, 0] : [0, 1];
  return `M${x} ${-y}A${r} ${r} 0 1 ${near} ${x} ${y}A${r} ${r} 0 0 ${far} ${x} ${-y}Z`;
}
