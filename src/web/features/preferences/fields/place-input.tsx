import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ChosenPlace } from '@/shared/preferences/money-and-hours';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { HighlightedMatch } from '@/web/components/ui/display/highlighted-match';
import { ComboboxPopup } from '@/web/components/ui/inputs/combobox-popup';
import { useFieldProps } from '@/web/components/ui/inputs/field-context';
import { rpc } from '@/web/lib/api/rpc';

/** Milliseconds of a pause in typing after which the server is asked. */
const TYPING_PAUSE_MS = 120;

/** Maximum characters of a text that the server takes; of a longer one only the beginning is sent. */
const MAX_INPUT_CHARACTERS = 200;

/** The text as it was at the last pause in typing. */
function useTextAfterPause(text: string): string {
  const [textAfterPause, setTextAfterPause] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTextAfterPause(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return textAfterPause;
}

/**
 * Suggestions for the typed text.
 * @returns the suggestions as `options`; `settled`, which is false until they are those of this text; and `failed` if
 * places cannot be searched
 */
function useSuggestions(text: string) {
  const typed = text.trim();
  const pausedText = useTextAfterPause(typed);
  const input = pausedText.slice(0, MAX_INPUT_CHARACTERS);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['places', input],
    queryFn: ({ signal }) => rpc.places.suggest({ input }, { signal }),
    enabled: pausedText.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const options = typed && data?.status === 'OK' ? data.predictions : [];
  const isSettled = isError || (pausedText === typed && !isPlaceholderData && data !== undefined);
  return {
    options,
    settled: isSettled,
    failed: isError || (data && !['OK', 'ZERO_RESULTS'].includes(data.status)),
  };
}

type PlaceOption = ReturnType<typeof useSuggestions>['options'][number];

const hasName = ({ structured_formatting }: PlaceOption, text: string) =>
  structured_formatting.main_text.toLocaleLowerCase() === text.trim().toLocaleLowerCase();

export interface PlaceInputProps {
  /** The chosen place; `null` for a field that only adds to a list. */
  value: ChosenPlace | null;
  onChange: (place: ChosenPlace | null) => void;
  placeholder: string;
  /** Whether the field is cleared after a choice, because the place is listed outside it. */
  clearsAfterChoice?: boolean;
}

/** A field that suggests places while typing. Only a suggestion can be chosen. */
export function PlaceInput({ value, onChange, placeholder, clearsAfterChoice = false }: PlaceInputProps) {
  const [text, setText] = useState(value?.label ?? '');
  const [editing, setEditing] = useState(false);
  /** Whether the field was left with a text that is not a chosen place: the text stays in it, with a message. */
  const [hasUnchosenText, setHasUnchosenText] = useState(false);
  const inputText = editing || hasUnchosenText || clearsAfterChoice ? text : (value?.label ?? '');
  const { options, settled, failed } = useSuggestions(editing ? text : '');
  const fieldProps = useFieldProps({});
  const open = editing && text.trim().length > 0;

  const choose = (option: PlaceOption | null) => {
    if (!option) return;
    setEditing(false);
    setHasUnchosenText(false);
    setText(clearsAfterChoice ? '' : option.description);
    onChange({ place_id: option.place_id, label: option.description });
  };
  /** While there is text, Enter chooses a suggestion and does not submit the form. */
  const preventSubmitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim()) event.preventDefault();
  };

  return (
    <BaseCombobox.Root<PlaceOption>
      items={options}
      filter={null}
      value={null}
      onValueChange={choose}
      inputValue={inputText}
      onInputValueChange={(next, { reason }) => {
        // Only typing is handled here; a chosen suggestion is handled by `choose`.
        if (reason !== 'input-change') return;
        setText(next);
        setEditing(true);
        setHasUnchosenText(false);
        if (next === '' && !clearsAfterChoice) onChange(null);
      }}
      open={open}
      onOpenChange={(next, { reason }) => {
        // A chosen suggestion is handled by `choose`.
        if (next || reason === 'item-press') return;
        const match = options.find((option) => hasName(option, text));
        if (settled && match && reason !== 'escape-key') return choose(match);
        setEditing(false);
        if (reason === 'escape-key') setText(clearsAfterChoice ? '' : (value?.label ?? ''));
        else setHasUnchosenText(text.trim() !== '');
      }}
      autoHighlight
      itemToStringLabel={(option) => option.description}
      isItemEqualToValue={(a, b) => a.place_id === b.place_id}
    >
      <div className="field-edge flex min-h-control min-w-0 items-stretch overflow-clip hover:border-ink-3 focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--accent)]">
        <span className="grid place-items-center border-rule border-r px-3 text-ink-3">
          <MapPin className="size-4" strokeWidth={SMALL_STROKE} />
        </span>
        <BaseCombobox.Input
          {...fieldProps}
          placeholder={placeholder}
          autoComplete="off"
          onKeyDown={preventSubmitOnEnter}
          className="w-full min-w-0 flex-1 bg-transparent px-3 text-ink text-ui outline-none"
        />
      </div>
      {hasUnchosenText && (
        <p role="alert" className="mt-1.5 text-danger text-sm">
          Not taken: choose a place from the list.
        </p>
      )}
      <ComboboxPopup
        above={
          <BaseCombobox.Status className="sr-only">
            {settled ? `${options.length} places` : 'Searching places'}
          </BaseCombobox.Status>
        }
        empty={
          !settled ? 'Searching...' : failed ? 'Places cannot be searched just now.' : 'No location found.'
        }
        heightClass="max-h-72"
      >
        {(option: PlaceOption) => (
          <BaseCombobox.Item
            key={option.place_id}
            value={option}
            className="combobox-option flex flex-wrap items-baseline gap-x-2 py-1.5"
          >
            <span>
              <HighlightedMatch text={option.structured_formatting.main_text} searchText={text.trim()} />
            </span>
            <span className="text-ink-3 text-sm">{option.structured_formatting.secondary_text}</span>
          </BaseCombobox.Item>
        )}
      </ComboboxPopup>
    </BaseCombobox.Root>
  );
}
