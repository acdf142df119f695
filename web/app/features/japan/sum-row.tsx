import type { ReactNode } from 'react';
import { Cluster } from '#app/ui/layout/layout.tsx';

/** Row with the name of a sum and its amount. */
export const SumRow = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <Cluster
    size="small"
    padY={8}
    rule="above"
    gap={16}
    nowrap
    align="baseline"
    justify="between"
    className={className}
  >
    {children}
  </Cluster>
);
