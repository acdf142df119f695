import { Still, StillWall } from '../pot-still/still.tsx';
import { Scene, type SceneProps } from './scene.tsx';

/** The still from near by: shoulder, neck and the pipe to the condenser. */
export const StillScene = (props: SceneProps) => (
  <Scene {...props}>
    <rect width="1600" height="1000" fill="#15100c" />
    <g transform="translate(-780 -40) scale(1.72)">
      <StillWall />
      <Still />
    </g>
  </Scene>
);
