import { buyCopy as copy } from '#app/content/buy/buy-copy.ts';
import { islands, islandsBetween } from '#app/content/team/islands.ts';
import { formatAngle, frameOf } from '#app/ui/chart/chart-frame.ts';
import { CoastChart } from '#app/ui/chart/coast-chart.tsx';
import { coastline } from '#app/ui/chart/coastline.ts';

const frame = frameOf({ west: 165.9, east: 169.5, north: 14.5, south: 18.05 }, 600);

const coasts = [...islands, ...islandsBetween]
  .filter(({ coast }) => coast.every(([, south]) => south < frame.south))
  .map(({ name, coast }, index) => ({ name, path: coastline(frame, coast, 300 + index * 50) }));

/** A chart from Espiritu Santo to Efate, with the towns that sell our bottles. */
export const RetailTownsChart = () => (
  <CoastChart
    frame={frame}
    coasts={coasts}
    towns={[
      { name: copy.luganville, place: [167.17, 15.52], side: -1 },
      { name: copy.portVila, place: [168.31, 17.74], side: 1, isOurs: true },
    ]}
    steps={[10, 60, 60]}
    formatLatitude={(minutes) => `${formatAngle(minutes).slice(0, 3)} S`}
    label={copy.chart}
  />
);
