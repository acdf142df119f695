import { Bottle, type BottleProps } from '../bottle/bottle.tsx';
import { CaskWall } from './casks-scene.tsx';
import { Scene, type SceneProps } from './scene.tsx';

/** A bottle on the bench before the casks, for upright pictures. */
export const BottleScene = ({ spirit, label, ...props }: SceneProps & BottleProps) => (
  <Scene {...props}>
    <CaskWall share={0.5} />
    <rect y="846" width="1600" height="160" fill="#1a110b" />
    <rect y="846" width="1600" height="3" fill="#4a2f1a" />
    <g fill="#21160e">
      <rect x="420" y="880" width="520" height="3" />
      <rect x="700" y="912" width="560" height="4" />
      <rect x="360" y="950" width="700" height="4" />
    </g>
    <g transform="translate(776 900) scale(1.12)">
      <Bottle spirit={spirit} label={label} />
    </g>
  </Scene>
);
