/** Cask heads stacked in two rows, from left to right; `lit` ones stand near the light. */
const casks = [
  { x: 430, y: 168, lit: 0 },
  { x: 800, y: 160, lit: 2 },
  { x: 1176, y: 160, lit: 2 },
  { x: 1546, y: 164, lit: 1 },
  { x: 236, y: 494, lit: 0 },
  { x: 612, y: 490, lit: 1 },
  { x: 988, y: 486, lit: 3 },
  { x: 1364, y: 490, lit: 2 },
] as const;

const tones = [
  { head: '#17110c', chime: '#1b140e', hoop: '#15100c', seam: '#1f1710' },
  { head: '#1f150d', chime: '#261a10', hoop: '#1a120c', seam: '#2b1d12' },
  { head: '#2a1a0f', chime: '#342012', hoop: '#21150d', seam: '#3a2415' },
  { head: '#3a2211', chime: '#462914', hoop: '#2a190e', seam: '#4d2e17' },
] as const;

const seams = [-104, -64, -24, 18, 58, 98];

/** The wall of casks and the bench before it. */
export const HeroCasks = () => (
  <>
    <rect x="-400" y="-200" width="2400" height="1300" fill="#0f0c0a" />
    {casks.map(({ x, y, lit }) => {
      const tone = tones[lit];
      return (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r="172" fill={tone.hoop} />
          <circle r="164" fill={tone.chime} />
          <circle r="146" fill={tone.head} />
          <g stroke={tone.seam} strokeWidth="2">
            {seams.map((seam) => {
              const half = Math.round(Math.sqrt(146 ** 2 - seam ** 2));
              return <line key={seam} x1={seam} x2={seam} y1={-half} y2={half} />;
            })}
          </g>
        </g>
      );
    })}
    <rect x="-400" y="652" width="2400" height="600" fill="#1a110b" />
    <rect x="-400" y="652" width="2400" height="3" fill="#3a2415" />
    <g fill="#21160e">
      <rect x="420" y="690" width="620" height="3" />
      <rect x="760" y="722" width="760" height="4" />
      <rect x="520" y="770" width="460" height="3" />
      <rect x="1080" y="806" width="420" height="4" />
      <rect x="640" y="838" width="560" height="3" />
    </g>
  </>
);
