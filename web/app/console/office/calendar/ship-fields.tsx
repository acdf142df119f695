import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Grid, Heading, Stack } from '#app/ui/layout/layout.tsx';
import { maxShips } from '#shared/calendar/edit-rules.ts';
import type { DraftProblems, ShipDraft } from './day-draft.ts';
import styles from './day-form.module.css';

export interface ShipFieldsProps {
  ships: readonly ShipDraft[];
  problems: DraftProblems;
  onChange: (ships: readonly ShipDraft[]) => void;
}

/** The ships in port on a day. */
export function ShipFields({ ships, problems, onChange }: ShipFieldsProps) {
  const changeShip = (index: number, changes: Partial<ShipDraft>) =>
    onChange(ships.map((ship, position) => (position === index ? { ...ship, ...changes } : ship)));
  return (
    <Stack as="section" gap={12} shrinks className={styles.part} aria-labelledby="day-ships">
      <Heading as="h3" size="caption" untracked id="day-ships">
        {copy.day.ships}
      </Heading>
      {ships.length === 0 && <p>{copy.day.noShips}</p>}
      {ships.map(({ ship, ashore, allAboard }, index) => (
        <Stack
          as="fieldset"
          gap={12}
          padY={12}
          shrinks
          className={styles.ship}
          aria-label={ship || copy.day.ship}
          // biome-ignore lint/suspicious/noArrayIndexKey: ships are identified by their position until they have names
          key={index}
        >
          <Field
            label={copy.day.ship}
            name={`ship-${index}`}
            value={ship}
            autoComplete="off"
            error={problems[`ship-${index}`]}
            onChange={(text) => changeShip(index, { ship: text })}
          />
          <Grid gap={12} className={styles.times}>
            <Field
              label={copy.day.ashore}
              name={`ashore-${index}`}
              value={ashore}
              autoComplete="off"
              hint={copy.day.clock}
              error={problems[`ashore-${index}`]}
              onChange={(text) => changeShip(index, { ashore: text })}
            />
            <Field
              label={copy.day.allAboard}
              name={`allAboard-${index}`}
              value={allAboard}
              autoComplete="off"
              hint={copy.day.clock}
              error={problems[`allAboard-${index}`]}
              onChange={(text) => changeShip(index, { allAboard: text })}
            />
          </Grid>
          <Button
            small
            kind="quiet"
            aria-label={copy.day.removeShip(ship)}
            onClick={() => onChange(ships.filter((_, position) => position !== index))}
          >
            {copy.day.removeShip(ship)}
          </Button>
        </Stack>
      ))}
      {ships.length < maxShips && (
        <Button
          kind="outlined"
          small
          onClick={() => onChange([...ships, { ship: '', ashore: '', allAboard: '' }])}
        >
          {copy.day.addShip}
        </Button>
      )}
    </Stack>
  );
}
