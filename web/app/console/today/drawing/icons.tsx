const strokeProps = { fill: 'none', stroke: 'currentColor' } as const;

export const Tick = () => (
  <svg {...strokeProps} aria-hidden="true" width="15" height="12" viewBox="0 0 15 12" strokeWidth="2.2">
    <path d="M1 6.2 5.2 10.2 14 1.4" />
  </svg>
);

export const Flag = () => (
  <svg width="12" height="13" viewBox="0 0 12 13" aria-hidden="true">
    <path d="M1 0v13" stroke="currentColor" strokeWidth="2" />
    <path d="M2 1h9L8.5 4.2 11 7.5H2z" fill="currentColor" />
  </svg>
);

export const MagnifyingGlass = () => (
  <svg {...strokeProps} aria-hidden="true" width="22" height="22" viewBox="0 0 22 22" strokeWidth="1.8">
    <circle cx="9" cy="9" r="6.4" />
    <path d="M14 14l7 7" />
  </svg>
);

/** A code inside the frame of the camera. */
export const Code = () => (
  <svg {...strokeProps} aria-hidden="true" width="22" height="22" viewBox="0 0 22 22" strokeWidth="1.8">
    <path d="M1 6V1h5M16 1h5v5M21 16v5h-5M6 21H1v-5" />
    <path d="M6 6h4v4H6zM12 6h4v4h-4zM6 12h4v4H6zM12 12h1.5v1.5H12zM15 15h1.5v1.5H15z" strokeWidth="1.5" />
  </svg>
);

export const More = () => (
  <svg {...strokeProps} aria-hidden="true" width="22" height="22" viewBox="0 0 22 22" strokeWidth="1.8">
    <path d="M2 5.5h18M2 11h13M2 16.5h18" />
  </svg>
);

export const Chevron = () => (
  <svg {...strokeProps} aria-hidden="true" width="12" height="8" viewBox="0 0 12 8" strokeWidth="1.8">
    <path d="M1 1l5 5 5-5" />
  </svg>
);

export const DashedRing = () => (
  <svg
    {...strokeProps}
    aria-hidden="true"
    width="15"
    height="15"
    viewBox="0 0 15 15"
    strokeWidth="2"
    strokeDasharray="3.1 2.3"
  >
    <circle cx="7.5" cy="7.5" r="6" />
  </svg>
);

/** Marks a party on which colleagues have to decide. */
export const NeedsYou = () => (
  <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">
    <path d="M0 0h15v15H0z" fill="currentColor" />
    <path d="M7.5 2.8v5.7M7.5 10.2v2" stroke="var(--bar)" strokeWidth="2.4" />
  </svg>
);

/** The half-full bulb of the hydrometer at the end of a stem, the button for walk-ins. */
export const Bulb = ({ size }: { size: number }) => (
  <svg {...strokeProps} aria-hidden="true" width={size} height={size} viewBox="0 0 22 22">
    <circle cx="11" cy="11" r="9.5" strokeWidth="2" />
    <path d="M1.7 10.2c4.6-3.4 14 3.4 18.6 0a9.4 9.4 0 0 1-18.6 0z" fill="currentColor" stroke="none" />
  </svg>
);
