import { bottles } from '../../content/spirits.ts';
import { Bottle } from '../../ui/bottle/bottle.tsx';
import { CaskWall } from '../../ui/scenes/casks-scene.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';

/** How far the bottles stand from each other. */
const step = 268;

/** The range on one bench. Drawn for strips; phones see the middle of it. */
export const ShelfScene = () => (
  <Scene focus="xMidYMax" height={686}>
    <g transform="translate(0 -330)">
      <CaskWall share={0.55} />
    </g>
    <rect y="560" width="1600" height="200" fill="#1a110b" />
    <rect y="560" width="1600" height="3" fill="#4a2f1a" />
    {bottles.map(({ spirit, label }, place) => {
      const middle = place === 2;
      const [x, y, scale] = [800 + (place - 2) * step, middle ? 640 : 610, middle ? 0.82 : 0.74];
      return (
        <g key={label.name[0]} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Bottle spirit={spirit} label={label} />
        </g>
      );
    })}
  </Scene>
);
