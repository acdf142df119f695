export const Cross = () => (
  <svg
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    width="13"
    height="13"
    viewBox="0 0 13 13"
    strokeWidth="2"
  >
    <path d="M1 1 12 12M12 1 1 12" />
  </svg>
);
