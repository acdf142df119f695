import { useId } from 'react';
import type { BottleLabel, Spirit } from '../../content/bottle-label.ts';
import { wordmarkLines } from '../../content/navigation.ts';
import styles from './bottle.module.css';

const glass =
  'M-38-602V-522C-38-490-54-474-76-456C-101-436-114-411-114-374V-24Q-114-5-92-1.500Q0 9 92-1.500Q114-5 114-24V-374C114-411 101-436 76-456C54-474 38-490 38-522V-602Z';
const inside =
  'M-30-602V-522C-30-486-47-468-69-450C-93-430-106-407-106-374V-36Q-106-22-88-19Q0-11 88-19Q106-22 106-36V-374C106-407 93-430 69-450C47-468 30-486 30-522V-602Z';

/** Height of the rum, and half its width there. */
const surface = { y: -408, half: 98.5 };

/** Strips of the spirit from left to right: rim, light let through, highlight, heart, three of shade. */
const strips = [
  { x: -107, width: 13 },
  { x: -94, width: 30 },
  { x: -64, width: 14 },
  { x: -50, width: 88 },
  { x: 38, width: 32 },
  { x: 70, width: 22 },
  { x: 92, width: 16 },
] as const;

/** What is in the bottle, as tones of its strips, of its surface, and of the light that it throws on the bench. */
const spirits = {
  aged: {
    tones: ['#7d4119', '#cb7f2d', '#f7d08c', '#e6a445', '#d08735', '#a85c21', '#64310f'],
    surface: '#f4c981',
    edge: '#fdebc6',
    light: ['#331c0d', '#70400f', '#b9722a'],
  },
  clear: {
    tones: ['#4b4336', '#7b715c', '#efe5cb', '#6a614f', '#857a63', '#544b3c', '#2f2920'],
    surface: '#b9ad92',
    edge: '#f6eedb',
    light: ['#221a13', '#443827', '#8a7859'],
  },
  dark: {
    tones: ['#2a120b', '#5b2413', '#c77f4f', '#7a3218', '#612511', '#43190c', '#220d07'],
    surface: '#a55c33',
    edge: '#e8b58a',
    light: ['#241109', '#471c0b', '#7d3a19'],
  },
} as const satisfies Record<Spirit, object>;

export interface BottleProps {
  spirit: Spirit;
  label: BottleLabel;
}

/** The bottle, its foot at the origin, 695 high. */
export const Bottle = ({ spirit, label }: BottleProps) => {
  const insideId = useId();
  const look = spirits[spirit];
  return (
    <>
      <CastLight tones={look.light} />
      <clipPath id={insideId}>
        <path d={inside} />
      </clipPath>
      <path d={glass} fill="#2b1d12" />
      <g clipPath={`url(#${insideId})`}>
        <rect x="-110" y="-610" width="220" height="210" fill="#35261a" />
        <path
          d="M-31-602V-522C-31-486-48-468-70-450C-82-440-92-428-98-412H-80C-75-424-67-433-58-441C-36-459-17-484-17-522V-602Z"
          fill="#84694a"
        />
        <path
          d="M31-602V-522C31-486 48-468 70-450C82-440 92-428 98-412H90C84-424 76-434 64-444C42-462 24-486 24-522V-602Z"
          fill="#241911"
        />
        {strips.map(({ x, width }, strip) => (
          <rect key={x} x={x} y={surface.y} width={width} height="420" fill={look.tones[strip]} />
        ))}
        <path d="M-107-58Q0-47 107-58V0H-107Z" fill={look.tones[6]} fillOpacity="0.6" />
        <ellipse cx="0" cy={surface.y} rx={surface.half} ry="8.500" fill={look.surface} />
      </g>
      <path
        d={`M${-surface.half} ${surface.y}a${surface.half} 8.500 0 0 0 ${2 * surface.half} 0`}
        fill="none"
        stroke={look.edge}
        strokeWidth="1.500"
      />
      <g fill="none" strokeLinecap="round">
        <path d={glass} stroke="#cdb58c" strokeOpacity="0.5" strokeWidth="1.500" />
        <path d="M-98-9Q0 1 98-9" stroke="#e8cb98" strokeOpacity="0.75" strokeWidth="2" />
        <path d="M-110-370V-40" stroke="#f3e3c2" strokeOpacity="0.5" strokeWidth="2" />
        <path d="M110.500-368V-44" stroke="#eeb25e" strokeOpacity="0.8" strokeWidth="2" />
      </g>
      <Stopper />
      <Label {...label} />
    </>
  );
};

/** Shadow behind the foot, and the light that the rum throws on the bench. */
const CastLight = ({ tones }: { tones: readonly [string, string, string] }) => (
  <>
    <ellipse cx="8" cy="2" rx="150" ry="14" fill="#0b0806" />
    <path d="M-84 3L176 40L268 30L104 0Z" fill={tones[0]} />
    <path d="M-30 6L158 32L204 27L84 3Z" fill={tones[1]} fillOpacity="0.8" />
    <path d="M10 8L146 26L164 24L60 5Z" fill={tones[2]} fillOpacity="0.9" />
  </>
);

const Stopper = () => (
  <>
    <path d="M-46-636H46V-604Q46-598 40-598H-40Q-46-598-46-604Z" fill="#6b5432" />
    <rect x="-38" y="-636" width="12" height="38" fill="#d6bd88" />
    <rect x="28" y="-636" width="18" height="38" fill="#38291a" />
    <path d="M-48-612Q0-606 48-612V-601Q0-595-48-601Z" fill="#c08a35" />
    <path d="M-40-611.200Q-26-609.500-14-609V-598Q-26-598.500-40-600.200Z" fill="#f5d795" />
    <path d="M-51-688V-640Q0-631 51-640V-688Z" fill="#44311f" />
    <path d="M-43-685V-638.800Q-38-638-32-637.200V-684Z" fill="#836446" />
    <path d="M28-685V-636.800Q40-638 51-640V-688Z" fill="#2a1d13" />
    <ellipse cx="0" cy="-688" rx="51" ry="7" fill="#5b432d" />
  </>
);

/** The scale on the label: percent of alcohol from 0 to 100, filled to what the label prints. */
const heightOf = (percent: number): number => -110 - percent * 1.52;
const ticks = Array.from({ length: 21 }, (_, index) => index * 5);

const Label = ({ name, story, size, strength, percent }: BottleLabel) => {
  const longest = Math.max(...name.map(({ length }) => length));
  const nameSize = Math.min(name.length > 1 ? 37 : 56, Math.round(225 / longest));
  const nameFoot = name.length > 1 ? -182 : -200;
  return (
    <>
      <path d="M-107-292Q0-281 107-292V-84Q0-73-107-84Z" fill="#ece2cd" />
      <path d="M82-289.200Q96-290.700 107-292V-84Q96-82.700 82-81.200Z" fill="#cdbf9f" />
      <path d="M-107-292Q-101-291.300-95-290.700V-82.700Q-101-83.300-107-84Z" fill="#d6c9ab" />
      <g stroke="#57452f" strokeWidth="1">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="-82"
            x2={tick % 50 === 0 ? -68 : tick % 10 === 0 ? -72 : -76}
            y1={heightOf(tick)}
            y2={heightOf(tick)}
          />
        ))}
        <line x1="-82" x2="-82" y1={heightOf(100)} y2={heightOf(0)} />
      </g>
      <rect x="-86" y={heightOf(percent)} width="8" height={heightOf(0) - heightOf(percent)} fill="#c8743b" />
      <text className={styles.sans} x="-47" y="-252" fontSize="9.500" fontWeight="500" fill="#1b130c">
        {wordmarkLines.join(' ')}
      </text>
      {name.map((line, index) => (
        <text
          key={line}
          className={styles.serif}
          x="-50"
          y={nameFoot - (name.length - 1 - index) * 35}
          fontSize={nameSize}
          letterSpacing={-nameSize / 40}
          fontWeight="360"
          fill="#1b130c"
        >
          {line}
        </text>
      ))}
      <g fill="#57452f">
        {story.map((line, index) => (
          <text key={line} className={styles.serif} x="-47" y={nameFoot + 28 + index * 18} fontSize="14.500">
            {line}
          </text>
        ))}
        <rect x="-47" y="-130" width="118" height="1" />
        <text className={styles.sans} x="-47" y="-111" fontSize="9">
          {size}
        </text>
        <text className={styles.sans} x="71" y="-111" fontSize="9" textAnchor="end">
          {strength}
        </text>
      </g>
    </>
  );
};
