import { toursCopy } from '../../content/tours-copy.ts';
import styles from './still-drawing.module.css';

/** Boards of the wall behind the still. */
const boards = Array.from({ length: 30 }, (_, index) => index * 31);

/** Marks of the level glass beside the pot, in the manner of the gauge. */
const levels = Array.from({ length: 17 }, (_, index) => index);

/**
 * The pot still as a drawing: flat coppers, one warm light from the left. It stands where the picture of the
 * still will stand.
 */
export const StillDrawing = () => (
  <div className={styles.picture} role="img" aria-label={toursCopy.picture}>
    <svg viewBox="0 0 900 640" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g className={styles.wall}>
        {boards.map((x) => (
          <line key={x} x1={x} x2={x} y1="0" y2="640" />
        ))}
      </g>
      <ellipse cx="330" cy="612" rx="300" ry="20" className={styles.shadow} />
      <ellipse cx="704" cy="606" rx="110" ry="14" className={styles.shadow} />

      <path className={styles.dark} d="M160 510H500L512 606H148Z" />
      <path className={styles.brickLine} d="M158 530H502M156 552H504M153 576H507" />

      <path
        className={styles.deep}
        d="M286 116C282 40 340 6 412 20C520 42 640 84 672 206H650C622 110 524 76 414 54C352 44 322 64 326 116Z"
      />
      <path className={styles.glow} d="M294 112C292 54 340 22 410 34C500 52 606 88 646 168" />

      <path className={styles.mid} d="M286 116H326L334 176H278Z" />
      <path className={styles.deep} d="M308 116H326L334 176H308Z" />
      <path
        className={styles.mid}
        d="M278 176H334C352 196 394 222 394 268C394 306 352 322 344 342H268C260 322 218 306 218 268C218 222 260 196 278 176Z"
      />
      <path
        className={styles.deep}
        d="M318 176H334C352 196 394 222 394 268C394 306 352 322 344 342H312C340 306 352 226 318 176Z"
      />
      <path className={styles.glow} d="M262 204C238 226 230 250 234 280" />

      <path
        className={styles.mid}
        d="M262 346H350C440 358 512 404 512 462C512 496 508 510 498 524H162C152 510 146 496 146 462C146 404 172 358 262 346Z"
      />
      <path
        className={styles.deep}
        d="M352 346C440 358 512 404 512 462C512 496 508 510 498 524H390C436 470 424 396 352 346Z"
      />
      <path className={styles.glow} d="M206 380C176 404 164 436 166 470" />

      <g className={styles.brass}>
        <rect x="278" y="110" width="56" height="9" />
        <rect x="272" y="172" width="68" height="7" />
        <rect x="256" y="340" width="100" height="9" />
        <rect x="152" y="520" width="356" height="8" />
        <ellipse cx="238" cy="430" rx="40" ry="34" />
        <rect x="642" y="202" width="38" height="8" />
        <rect x="606" y="268" width="192" height="8" />
        <rect x="606" y="470" width="192" height="8" />
      </g>
      <ellipse cx="238" cy="430" rx="29" ry="24" className={styles.dark} />
      <path className={styles.brassLine} d="M216 416L258 446" />

      <path className={styles.mid} d="M648 210H674L690 246H632Z" />
      <path className={styles.mid} d="M604 276C604 250 636 242 702 242S800 250 800 276V604H604Z" />
      <path className={styles.deep} d="M728 242C770 244 800 252 800 276V604H728Z" />
      <path className={styles.glow} d="M628 292V590" />
      <g className={styles.brass}>
        <rect x="600" y="272" width="204" height="8" />
        <rect x="600" y="470" width="204" height="8" />
        <path d="M604 548H566V566H604Z" />
        <path d="M566 548V592H576V566Z" />
      </g>

      <g className={styles.glass}>
        <rect x="542" y="374" width="10" height="150" />
        <path d="M500 392H542M504 508H542" />
        {levels.map((level) => (
          <line
            key={level}
            x1="552"
            x2={level % 4 === 0 ? 568 : 560}
            y1={380 + level * 8.5}
            y2={380 + level * 8.5}
          />
        ))}
      </g>
      <rect className={styles.spirit} x="543" y="424" width="8" height="99" />
    </svg>
    <div className={styles.scrim} />
  </div>
);
