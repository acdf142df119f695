import { useId } from 'react';
import styles from './hero-drawing.module.css';

const surface = -262;
/** The stem sinks until the figure at the surface is the strength of the rum: 40. */
const heightOf = (strength: number): number => surface - (strength - 40) * 4.2;
const figures = [40, 50, 60, 70];
const ticks = Array.from({ length: 24 }, (_, index) => 28 + index * 2);

/** A trial jar of rum with a hydrometer that reads 40% vol, its foot at the origin, 430 high. */
export const HeroJar = () => {
  const insideId = useId();
  return (
    <>
      <clipPath id={insideId}>
        <path d="M-38-330V-28Q-38-20-26-18Q0-14 26-18Q38-20 38-28V-330Z" />
      </clipPath>
      <ellipse cx="6" cy="2" rx="92" ry="10" fill="#0b0806" />
      <path d="M-30 4L70 24L116 19L48 1Z" fill="#5c3311" />
      <path d="M0 6L72 19L88 17L40 4Z" fill="#a36424" />
      <path d="M-60-7Q-60 5 0 5T60-7Q56-13 44-14H-44Q-56-13-60-7Z" fill="#4b3521" />
      <path d="M-58-5Q-52 3 0 3T58-5" fill="none" stroke="#e8cb98" strokeOpacity="0.65" strokeWidth="1.500" />
      <path d="M-43-332V-24Q-43-14-30-12Q0-8 30-12Q43-14 43-24V-332" fill="#241a12" />
      <g clipPath={`url(#${insideId})`}>
        <rect x="-40" y={surface} width="9" height="260" fill="#7d4119" />
        <rect x="-31" y={surface} width="9" height="260" fill="#f0bf74" />
        <rect x="-22" y={surface} width="34" height="260" fill="#d08735" />
        <rect x="12" y={surface} width="15" height="260" fill="#a85c21" />
        <rect x="27" y={surface} width="13" height="260" fill="#64310f" />
      </g>
      <Hydrometer />
      <g fill="none">
        <path
          d="M-43-332V-24Q-43-14-30-12Q0-8 30-12Q43-14 43-24V-332"
          stroke="#cdb58c"
          strokeOpacity="0.55"
          strokeWidth="1.500"
        />
        <ellipse cx="0" cy="-332" rx="43" ry="5" stroke="#e6d3ac" strokeOpacity="0.85" strokeWidth="1.500" />
        <path d="M-37-322V-40" stroke="#f3e3c2" strokeOpacity="0.5" strokeWidth="2" strokeLinecap="round" />
      </g>
    </>
  );
};

const Hydrometer = () => (
  <>
    <path
      d="M-4.500-196C-8-186-16-180-16-160V-104C-16-82-7-70 0-62C7-70 16-82 16-104V-160C16-180 8-186 4.500-196Z"
      fill="#eccb93"
      fillOpacity="0.75"
    />
    <path d="M-15.500-98Q0-93 15.500-98C14-80 6-69 0-62C-6-69-14-80-15.500-98Z" fill="#2b1408" />
    <path d="M-10-160V-106" stroke="#fff3d9" strokeOpacity="0.9" strokeWidth="2" strokeLinecap="round" />
    <rect x="-4.500" y="-424" width="9" height="230" rx="4" fill="#ece2cd" />
    <rect x="2" y="-422" width="2.500" height="228" fill="#c3b28f" />
    <g stroke="#57452f">
      {ticks.map((strength) => (
        <line
          key={strength}
          x1="-4.500"
          x2={strength % 10 === 0 ? 4.5 : 0}
          y1={heightOf(strength)}
          y2={heightOf(strength)}
        />
      ))}
    </g>
    <rect x="-4.500" y={surface} width="9" height={-196 - surface} fill="#c47a2d" fillOpacity="0.6" />
    <path d={`M-38 ${surface}a38 4.500 0 0 1 76 0a38 4.500 0 0 1 -76 0Z`} fill="#f4c981" fillOpacity="0.85" />
    <rect x="-4.500" y={surface - 6} width="9" height="7" fill="#ece2cd" />
    <path d={`M-4.500 ${surface}h9`} stroke="#57452f" />
    <g className={styles.sans} fontSize="11" fill="#c3b49d">
      {figures.map((strength) => (
        <text key={strength} x="11" y={heightOf(strength) + (strength === 40 ? -8 : 4)}>
          {strength}
        </text>
      ))}
    </g>
  </>
);
