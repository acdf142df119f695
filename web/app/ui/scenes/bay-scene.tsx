import { Scene, type SceneProps } from './scene.tsx';
import { mixed, scattered } from './tones.ts';

const horizon = 610;
const sun = { x: 1010, y: 560, r: 92 };

/** From the top of the sky down to the horizon. */
const sky = ['#1b1418', '#251920', '#332026', '#472927', '#5f3327', '#7c4127', '#9a5128', '#b5642b'];

/** Strokes on the water; those under the sun are lit, and wider towards the shore. */
const ripples = Array.from({ length: 150 }, (_, index) => {
  const depth = scattered(index) ** 1.6;
  const y = horizon + 8 + depth * 380;
  const reach = 60 + depth * 250;
  const underSun = index % 2 === 0;
  const spread = scattered(index + 500) + scattered(index + 900) - 1;
  const x = underSun ? sun.x + spread * reach : scattered(index + 300) * 1600;
  const light = underSun ? 1 - Math.abs(spread) * 0.9 : 0.16;
  return {
    x: Math.round(x),
    y: Math.round(y),
    half: Math.round((underSun ? 16 : 40) + depth * (underSun ? 66 : 90)),
    thick: Math.round(2 + depth * 5),
    fill: mixed('#2b1d1c', '#f0a851', light * (1 - depth * 0.35)),
  };
});

/** The bay in the evening, with the low sun and the islands before it. */
export const BayScene = (props: SceneProps) => (
  <Scene {...props}>
    {sky.map((fill, band) => (
      <rect
        key={fill}
        y={Math.round((band / sky.length) ** 1.15 * horizon)}
        width="1600"
        height="200"
        fill={fill}
      />
    ))}
    <circle cx={sun.x} cy={sun.y} r={sun.r + 46} fill="#d27f38" fillOpacity="0.45" />
    <circle cx={sun.x} cy={sun.y} r={sun.r} fill="#f5c06c" />
    <rect x="560" y="520" width="540" height="9" rx="4" fill="#7c4127" />
    <rect x="900" y="548" width="420" height="7" rx="3" fill="#9a5128" />
    <path
      d={`M1600 ${horizon}V548C1540 540 1500 560 1440 566C1380 572 1330 590 1240 ${horizon}Z`}
      fill="#4c2b22"
    />
    <rect y={horizon} width="1600" height="400" fill="#241a1b" />
    <rect y={horizon} width="1600" height="3" fill="#d98a41" fillOpacity="0.5" />
    {ripples.map(({ x, y, half, thick, fill }) => (
      <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={half} ry={thick / 2} fill={fill} />
    ))}
    <path
      d={`M0 ${horizon + 8}V470C90 452 150 476 240 500C330 524 380 520 470 560C540 590 600 602 700 ${horizon + 8}Z`}
      fill="#21161a"
    />
    <Boat />
    <path d="M0 1000V902C260 874 520 930 820 928C1120 926 1340 890 1600 912V1000Z" fill="#120d0c" />
  </Scene>
);

/** An outrigger with nobody in it, drawn up short of the shore. */
const Boat = () => (
  <g fill="#130d0d">
    <path d="M1180 748C1240 764 1420 764 1492 744C1482 772 1452 784 1400 786H1262C1216 784 1190 772 1180 748Z" />
    <path d="M1236 802H1452Q1462 806 1452 810H1236Q1226 806 1236 802Z" />
    <rect x="1278" y="752" width="5" height="54" />
    <rect x="1398" y="752" width="5" height="54" />
  </g>
);
