import { cameraCopy, findingCopy as copy } from '#app/content/staff/scan-copy.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import { Press } from '../../today/press/press.tsx';
import { SlipPaper } from './slip-paper.tsx';

export interface RefusedSlipProps {
  /** Whether the device has the keys of tickets; without them it can recognize no code. */
  hasKeys: boolean;
  onLetters: () => void;
  onFind: () => void;
}

/** A code that is not signed by us. */
export const RefusedSlip = ({ hasKeys, onLetters, onFind }: RefusedSlipProps) => (
  <SlipPaper
    tone="dark"
    tag={hasKeys ? copy.notOurs : copy.noKeys}
    name={hasKeys ? copy.notSigned : copy.noKeys}
  >
    {hasKeys ? (
      <>
        <Text>
          {copy.notSignedHint} <b>{copy.nobody}</b>
        </Text>
        <Text tone="quiet">{copy.askLetters}</Text>
      </>
    ) : (
      <Text>{copy.noKeysHint}</Text>
    )}
    <Cluster gap={8} nowrap>
      <Press kind="line" onPress={onLetters}>
        {cameraCopy.typeLetters}
      </Press>
      <Press kind="line" onPress={onFind}>
        {cameraCopy.find}
      </Press>
    </Cluster>
  </SlipPaper>
);
