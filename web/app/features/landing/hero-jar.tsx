import styles from './hero-drawing.module.css';

/** Strengths in percent printed on the stem of the hydrometer; 50 units of the drawing apart. */
const figures = [30, 40, 50, 60, 70];
const surface = -262;
const heightOf = (strength: number): number => surface - (strength - 40) * 4.2;
const ticks = Array.from({ length: 25 }, (_, index) => 27 + index * 2);

/** A trial jar of rum with a hydrometer that reads 40% vol, its foot at the origin, 470 high. */
export const HeroJar = () => (
  <>
    <clipPath id="jar-inside">
      <path d="M-39-350V-26Q-39-16-28-16H28Q39-16 39-26V-350Z" />
    </clipPath>
    <ellipse cx="8" cy="3" rx="98" ry="11" fill="#0c0806" />
    <ellipse cx="20" cy="6" rx="52" ry="4.500" fill="#5c3013" />

    <path d="M-62-8Q-62 4 0 4T62-8L44-16H-44Z" fill="#3a2a1a" stroke="#cdb58c" strokeOpacity="0.5" />
    <path
      d="M-44-352V-22Q-44-12-34-12H34Q44-12 44-22V-352"
      fill="#211811"
      stroke="#cdb58c"
      strokeOpacity="0.55"
      strokeWidth="1.5"
    />
    <g clipPath="url(#jar-inside)">
      <rect x="-40" y={surface} width="10" height="260" fill="#6b3815" />
      <rect x="-30" y={surface} width="12" height="260" fill="#d9963f" />
      <rect x="-18" y={surface} width="30" height="260" fill="#c47a2d" />
      <rect x="12" y={surface} width="16" height="260" fill="#9a5420" />
      <rect x="28" y={surface} width="12" height="260" fill="#5c2c10" />
    </g>

    <path
      d="M-4.500-190Q-17-184-17-166V-92Q-17-74 0-72Q17-74 17-92V-166Q17-184 4.500-190Z"
      fill="#e9c58a"
      fillOpacity="0.5"
      stroke="#fbe3b4"
      strokeOpacity="0.8"
    />
    <path d="M-15-104H15V-92Q15-76 0-74Q-15-76-15-92Z" fill="#3b1d0a" />
    <rect x="-4.500" y="-432" width="9" height="244" rx="4" fill="#ece2cd" />
    <rect x="2" y="-430" width="2.500" height="242" fill="#bfae8b" />
    <g stroke="#57452f" strokeWidth="0.900">
      {ticks.map((strength) => (
        <line
          key={strength}
          x1="-4.500"
          x2={(strength - 27) % 2 === 0 && strength % 10 === 0 ? 4.5 : 0.5}
          y1={heightOf(strength)}
          y2={heightOf(strength)}
        />
      ))}
    </g>
    <rect x="-4.500" y={surface} width="9" height={-190 - surface} fill="#b86f2a" fillOpacity="0.55" />

    <ellipse cx="0" cy={surface} rx="39" ry="4.500" fill="#f0c07a" />
    <rect x="-4.500" y={surface - 5} width="9" height="7" fill="#ece2cd" />
    <ellipse
      cx="0"
      cy="-352"
      rx="44"
      ry="5.500"
      fill="none"
      stroke="#e6d3ac"
      strokeOpacity="0.8"
      strokeWidth="1.5"
    />
    <path d="M-35-340V-40" stroke="#f3e3c2" strokeOpacity="0.55" strokeWidth="2.500" />
    <g className={styles.sans} fontSize="11" fill="#c3b49d">
      {figures
        .filter((strength) => strength >= 40)
        .map((strength) => (
          <text key={strength} x="12" y={heightOf(strength) + (strength === 40 ? -8 : 4)}>
            {strength}
          </text>
        ))}
    </g>
  </>
);
