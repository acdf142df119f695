import { Text } from '#app/ui/layout/layout.tsx';

/** A sentence that never breaks inside `3:00 PM` or `8 places`. */
export const TabularFigures = ({ text }: { text: string }) =>
  text.split(/(\d{1,2}:\d{2} [AP]M|\d+ places?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: static list
      <Text key={index} as="span" breaks="never">
        {part}
      </Text>
    ),
  );
