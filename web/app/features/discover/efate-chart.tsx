import { distilleryPlace } from '#app/content/contact/port-chart.ts';
import { discoverCopy as copy } from '#app/content/discover/discover.ts';
import { islands } from '#app/content/team/islands.ts';
import { formatAngle, frameOf } from '#app/ui/chart/chart-frame.ts';
import { CoastChart } from '#app/ui/chart/coast-chart.tsx';
import { coastline } from '#app/ui/chart/coastline.ts';

const frame = frameOf({ west: 168.06, east: 168.62, north: 17.48, south: 17.86 }, 600);

const coasts = islands
  .filter(({ name }) => name === 'Efate')
  .map(({ name, coast }) => ({ name, path: coastline(frame, coast, 900) }));

/** Efate, where the cane grows, with the distillery and two of the villages. */
export const EfateChart = () => (
  <CoastChart
    frame={frame}
    coasts={coasts}
    towns={[
      { name: copy.farms.town, place: distilleryPlace, side: -1, isOurs: true },
      ...copy.farms.villages.map((village) => ({ ...village, isInland: true })),
    ]}
    steps={[2, 10, 10]}
    formatLatitude={(minutes) => `${formatAngle(minutes)} S`}
    label={copy.farms.chart}
  />
);
