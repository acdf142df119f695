import { bandOf, lineTo, type Profile } from './lathe.ts';

/** From the neck over the bulb to the foot of the boiler. */
const pot: Profile = {
  start: [27, 176],
  curves: [
    [
      [27, 214],
      [30, 236],
      [40, 252],
    ],
    [
      [54, 270],
      [88, 280],
      [90, 316],
    ],
    [
      [91, 344],
      [60, 352],
      [58, 372],
    ],
    [
      [76, 396],
      [160, 398],
      [172, 448],
    ],
    [
      [178, 486],
      [158, 516],
      [132, 548],
    ],
  ],
};

/** The vessel in which the vapour turns back into liquid. */
const condenser: Profile = {
  start: [15, 232],
  curves: [
    [
      [16, 246],
      [82, 246],
      [84, 282],
    ],
    lineTo([84, 282], [84, 700]),
  ],
};

/** Tones of copper from left to right, each from one line of the surface to the next. */
const copper = [
  { from: -1, to: -0.88, fill: '#3b1c0f' },
  { from: -0.88, to: -0.66, fill: '#7c401e' },
  { from: -0.66, to: -0.42, fill: '#b9682f' },
  { from: -0.42, to: -0.26, fill: '#eeb377' },
  { from: -0.26, to: 0.16, fill: '#c8743b' },
  { from: 0.16, to: 0.48, fill: '#8f4b25' },
  { from: 0.48, to: 0.78, fill: '#5c2c17' },
  { from: 0.78, to: 1, fill: '#361a0c' },
] as const;

const slats = Array.from({ length: 52 }, (_, index) => {
  const x = 340 + index * 24;
  const far = Math.abs(x - 960);
  return { x, fill: far < 190 ? '#281a10' : far < 360 ? '#20160e' : far < 520 ? '#19120c' : '#15100c' };
});

const rivets = Array.from({ length: 15 }, (_, index) => {
  const across = -0.94 + index * (1.88 / 14);
  return { x: Math.round(across * 174), y: Math.round(474 + 22 * Math.sqrt(1 - across ** 2)) };
});

const courses = [556, 582, 608, 634, 660];

/** Boards behind the still, lighter where the light falls; as wide as 1440 and beyond. */
export const StillWall = () => (
  <>
    {slats.map(({ x, fill }) => (
      <rect key={x} x={x} y="-200" width="20" height="1000" fill={fill} />
    ))}
  </>
);

/** The pot, its neck, the pipe and the condenser: from 650 to 1280 across, from 20 to 760 down. */
export const Still = () => (
  <>
    <g transform="translate(1184 0)">
      <Body profile={condenser} />
      <Hoop y={284} half={86} height={10} />
      <Hoop y={436} half={86} height={10} />
    </g>
    <LyneArm />
    <g transform="translate(838 0)">
      <Body profile={pot} />
      <g fill="#3b1c0f">
        {rivets.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="2.600" />
        ))}
      </g>
      <Manway />
      <Plinth />
      <Hoop y={178} half={30} height={12} />
      <Hoop y={368} half={61} height={9} />
    </g>
    <Hoop y={228} half={20} height={10} x={1184} />
  </>
);

const Body = ({ profile }: { profile: Profile }) =>
  copper.map(({ from, to, fill }) => (
    <path key={from} d={bandOf(profile, from, Math.min(to + 0.02, 1))} fill={fill} />
  ));

/** A brass ring around the body, seen from slightly above: its edges are one bow, whatever part is painted. */
const Hoop = ({ y, half, height, x = 0 }: { y: number; half: number; height: number; x?: number }) => {
  const bow = half / 14;
  const edge = (from: number, to: number) => y + bow * (1 - (from * to) / half ** 2);
  const ring = (from: number, to: number) => {
    const [start, middle, end] = [edge(from, from), edge(from, to), edge(to, to)];
    const across = (from + to) / 2;
    return `M${from} ${start}Q${across} ${middle} ${to} ${end}V${end + height}Q${across} ${middle + height} ${from} ${start + height}Z`;
  };
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={ring(-half, half)} fill="#a8792f" />
      <path d={ring(half * 0.45, half)} fill="#5e431b" />
      <path d={ring(-half * 0.44, -half * 0.24)} fill="#f3d593" />
    </g>
  );
};

/** The pipe that leads the vapour over, wide at the pot and narrow at the condenser. */
const LyneArm = () => (
  <>
    <path
      d="M811 180C811 110 828 34 900 30C980 26 1060 64 1120 104C1166 134 1199 176 1200 232H1168C1166 190 1140 158 1102 132C1048 96 972 66 912 70C874 73 865 120 865 180Z"
      fill="#7c401e"
    />
    <path
      d="M818 180C818 112 836 40 901 36C980 31 1058 69 1116 109C1160 139 1192 180 1193 232H1186C1184 184 1154 148 1111 118C1054 80 978 44 903 48C846 52 832 116 831 180Z"
      fill="#b9682f"
    />
    <path
      d="M823 180C823 116 840 46 902 42C979 37 1056 75 1114 114C1157 143 1188 182 1190 232H1187C1184 184 1155 147 1112 117C1055 79 979 42 903 46C845 50 829 116 829 180Z"
      fill="#eeb377"
    />
    <path
      d="M851 180C852 116 864 62 911 60C974 57 1050 88 1105 125C1144 152 1172 188 1174 232H1168C1166 190 1140 158 1102 132C1048 96 972 66 912 70C874 73 865 120 865 180Z"
      fill="#361a0c"
    />
  </>
);

/** The door for cleaning, in brass. */
const Manway = () => (
  <g transform="translate(-62 440) rotate(-14)">
    <ellipse cx="1.500" cy="1.500" rx="36" ry="27" fill="#4a2a12" />
    <ellipse rx="34" ry="25" fill="#b98a3a" />
    <path
      d="M-28.500-4A29 20 0 0 1 8-19.500"
      fill="none"
      stroke="#f6dca3"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <ellipse rx="23" ry="15.500" fill="#2a160b" />
    <path d="M-21 6A23 15.500 0 0 0 21 6A26 18 0 0 1-21 6Z" fill="#8f4b25" />
  </g>
);

/** Bricks under the boiler; drawn before it they hold its foot. */
const Plinth = () => (
  <>
    <path d="M-184 522Q0 552 184 522V760H-184Z" fill="#1d140e" />
    <path d="M-184 522Q0 552 184 522V529Q0 559-184 529Z" fill="#3d2a1c" />
    <g stroke="#2a1d13" fill="none" strokeWidth="2">
      {courses.map((y) => (
        <path key={y} d={`M-184 ${y}Q0 ${y + 26} 184 ${y}`} />
      ))}
    </g>
  </>
);
