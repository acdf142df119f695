import type { ReactNode } from 'react';
import { confirmCopy as copy } from '#app/content/booking/confirm-copy.ts';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import type { TourLanguage } from '#shared/booking/language.ts';
import { languageLabel } from '#shared/booking/messages/slot-words.ts';
import type { LanguageChoice } from './booking-form.ts';
import { FormSection } from './form-section.tsx';

export interface LanguageSectionProps {
  title?: string;
  language: LanguageChoice;
  onChange: (language: TourLanguage) => void;
  children?: ReactNode;
}

export const LanguageSection = ({
  title = copy.language,
  language,
  onChange,
  children,
}: LanguageSectionProps) => (
  <FormSection title={title}>
    <RadioGroup
      label={copy.languageLabel}
      name="preferredLanguage"
      options={language.options.map((option) => ({ ...option, label: languageLabel(option.value) }))}
      value={language.value}
      note={language.note ?? copy.languageFree}
      onChange={onChange}
    />
    {children}
  </FormSection>
);
