import { landingCopy } from '../../content/landing.ts';
import { wordmarkLines } from '../../content/navigation.ts';
import styles from './hero-drawing.module.css';

const glass =
  'M-38-600V-524C-38-462-114-470-114-372V-22Q-114 0-90 0H90Q114 0 114-22V-372C114-470 38-462 38-524V-600Z';
const inside =
  'M-30-600V-520C-30-452-105-462-105-370V-34Q-105-20-90-20H90Q105-20 105-34V-370C105-462 30-452 30-520V-600Z';

/** Tones of the rum from left to right: dark rim, light let through, highlight, heart, shade. */
const rum = [
  { x: -106, width: 16, fill: '#7a3f18' },
  { x: -90, width: 28, fill: '#cd822f' },
  { x: -62, width: 15, fill: '#f6cd86' },
  { x: -47, width: 86, fill: '#e6a445' },
  { x: 39, width: 34, fill: '#cf8534' },
  { x: 73, width: 20, fill: '#a55a20' },
  { x: 93, width: 14, fill: '#63300f' },
] as const;

const ticks = Array.from({ length: 17 }, (_, index) => index);

/** The bottle, its foot at the origin, 690 high. */
export const HeroBottle = () => (
  <>
    <clipPath id="bottle-inside">
      <path d={inside} />
    </clipPath>
    <ellipse cx="14" cy="4" rx="176" ry="17" fill="#0c0806" />
    <ellipse cx="30" cy="9" rx="104" ry="8" fill="#6b3815" />
    <ellipse cx="34" cy="9" rx="62" ry="4.5" fill="#b36a27" />

    <path d={glass} fill="#2c1d11" />
    <path d={glass} fill="none" stroke="#cdb58c" strokeOpacity="0.55" strokeWidth="1.5" />

    <g clipPath="url(#bottle-inside)">
      <rect x="-110" y="-610" width="220" height="200" fill="#3b2917" />
      <rect x="-30" y="-610" width="12" height="200" fill="#8c7146" />
      <rect x="-104" y="-480" width="208" height="70" fill="#4a341c" />
      {rum.map(({ x, width, fill }) => (
        <rect key={x} x={x} y="-412" width={width} height="420" fill={fill} />
      ))}
      <ellipse cx="0" cy="-412" rx="103" ry="9" fill="#f2c277" />
      <path d="M-103-412a103 9 0 0 0 206 0" fill="none" stroke="#fbe3b4" strokeWidth="1.5" />
      <rect x="-110" y="-62" width="220" height="50" fill="#4b240b" fillOpacity="0.55" />
    </g>
    <path
      d="M-104-12Q-104-7-90-7H90Q104-7 104-12"
      fill="none"
      stroke="#e2c38c"
      strokeOpacity="0.7"
      strokeWidth="2"
    />
    <path
      d="M-104-366C-104-446-34-452-32-520"
      fill="none"
      stroke="#f3e3c2"
      strokeOpacity="0.8"
      strokeWidth="3"
    />
    <path d="M-110-360V-30" stroke="#f3e3c2" strokeOpacity="0.35" strokeWidth="2" />
    <path d="M110-366V-40" stroke="#f0b866" strokeOpacity="0.65" strokeWidth="2" />

    <Stopper />
    <Label />
  </>
);

const Stopper = () => (
  <>
    <rect x="-46" y="-634" width="92" height="36" rx="4" fill="#5a4526" />
    <rect x="-40" y="-634" width="12" height="36" fill="#c7ab74" />
    <rect x="30" y="-634" width="10" height="36" fill="#2f2213" />
    <rect x="-47" y="-606" width="94" height="9" rx="2" fill="#c08a35" />
    <rect x="-40" y="-606" width="26" height="9" fill="#f2d08c" />
    <path d="M-50-684Q-50-690-44-690H44Q50-690 50-684V-634H-50Z" fill="#2a1d14" />
    <rect x="-42" y="-688" width="9" height="54" fill="#5b4330" />
    <rect x="30" y="-689" width="20" height="55" fill="#1a110b" />
  </>
);

const Label = () => (
  <>
    <path d="M-108-292Q0-281 108-292V-84Q0-73-108-84Z" fill="#ece2cd" />
    <path d="M80-288.6Q96-290 108-292V-84Q96-82 80-80.500Z" fill="#d3c5a6" />
    <path d="M-108-292Q-100-291-94-290.500V-82.500Q-100-83-108-84Z" fill="#d9ccb0" />
    <g stroke="#57452f" strokeWidth="1">
      {ticks.map((tick) => (
        <line
          key={tick}
          x1="-84"
          x2={tick % 4 === 0 ? -70 : -77}
          y1={-262 + tick * 9.5}
          y2={-262 + tick * 9.5}
        />
      ))}
      <line x1="-84" x2="-84" y1="-262" y2="-110" />
    </g>
    <rect x="-88" y="-186" width="8" height="76" fill="#c8743b" />
    <g fill="#1b130c">
      <text className={styles.sans} x="-48" y="-252" fontSize="9.5" fontWeight="500">
        {wordmarkLines.join(' ')}
      </text>
      <text className={styles.serif} x="-51" y="-200" fontSize="56" letterSpacing="-1.4" fontWeight="360">
        {landingCopy.label.name}
      </text>
      <g className={styles.serif} fontSize="14.500" fill="#57452f">
        <text x="-48" y="-174">
          {landingCopy.label.story[0]}
        </text>
        <text x="-48" y="-156">
          {landingCopy.label.story[1]}
        </text>
      </g>
      <rect x="-48" y="-130" width="122" height="1" fill="#57452f" />
      <g className={styles.sans} fontSize="9" fill="#57452f">
        <text x="-48" y="-112">
          {landingCopy.label.size}
        </text>
        <text x="74" y="-112" textAnchor="end">
          {landingCopy.label.strength}
        </text>
      </g>
    </g>
  </>
);
