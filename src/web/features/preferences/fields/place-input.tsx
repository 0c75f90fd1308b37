import { Combobox as Base } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { ChosenPlace } from '@/shared/preferences/rules';
import { HighlightedMatch } from '@/web/components/ui/display/highlighted-match';
import { ComboboxPopup } from '@/web/components/ui/inputs/combobox-popup';
import { useFieldProps } from '@/web/components/ui/inputs/field-context';
import { rpc } from '@/web/lib/api/rpc';

/** Milliseconds of a pause in typing after which the server is asked. */
const PAUSE_MS = 120;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Suggestions for the typed text; `settled` is false until they are those of this text. */
function useSuggestions(text: string) {
  const typed = text.trim();
  const pausedText = usePaused(typed);
  const input = pausedText.slice(0, 200);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['places', input],
    queryFn: ({ signal }) => rpc.places.suggest({ input }, { signal }),
    enabled: pausedText.length > 0,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  const options = typed && data?.status === 'OK' ? data.predictions : [];
  const settled = isError || (pausedText === typed && !isPlaceholderData && data !== undefined);
  return { options, settled, failed: isError || (data && !['OK', 'ZERO_RESULTS'].includes(data.status)) };
}

type Option = ReturnType<typeof useSuggestions>['options'][number];

const isNamed = ({ structured_formatting }: Option, text: string) =>
  structured_formatting.main_text.toLocaleLowerCase() === text.trim().toLocaleLowerCase();

export interface PlaceInputProps {
  /** The chosen place; `null` for a field that only adds to a list. */
  value: ChosenPlace | null;
  onChange: (place: ChosenPlace | null) => void;
  placeholder: string;
  /** Whether the field is cleared after a choice, because the place is listed outside it. */
  adds?: boolean;
}

/** A field that suggests places while typing. Only a suggestion can be chosen. */
export function PlaceInput({ value, onChange, placeholder, adds = false }: PlaceInputProps) {
  const [text, setText] = useState(value?.label ?? '');
  const [editing, setEditing] = useState(false);
  /** Whether the field was left with a text that is not a chosen place: it stays, with a message. */
  const [left, setLeft] = useState(false);
  const shown = editing || left || adds ? text : (value?.label ?? '');
  const { options, settled, failed } = useSuggestions(editing ? text : '');
  const wiring = useFieldProps({});
  const open = editing && text.trim().length > 0;

  const choose = (option: Option | null) => {
    if (!option) return;
    setEditing(false);
    setLeft(false);
    setText(adds ? '' : option.description);
    onChange({ place_id: option.place_id, label: option.description });
  };
  /** Enter chooses a suggestion; it never submits the form from here. */
  const keepEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim()) event.preventDefault();
  };

  return (
    <Base.Root<Option>
      items={options}
      filter={null}
      value={null}
      onValueChange={choose}
      inputValue={shown}
      onInputValueChange={(next, { reason }) => {
        // Only typing is handled here; a chosen suggestion is handled by `choose`.
        if (reason !== 'input-change') return;
        setText(next);
        setEditing(true);
        setLeft(false);
        if (next === '' && !adds) onChange(null);
      }}
      open={open}
      onOpenChange={(next, { reason }) => {
        // A chosen suggestion is handled by `choose`.
        if (next || reason === 'item-press') return;
        const match = options.find((option) => isNamed(option, text));
        if (settled && match && reason !== 'escape-key') return choose(match);
        setEditing(false);
        if (reason === 'escape-key') setText(adds ? '' : (value?.label ?? ''));
        else setLeft(text.trim() !== '');
      }}
      autoHighlight
      itemToStringLabel={(option) => option.description}
      isItemEqualToValue={(a, b) => a.place_id === b.place_id}
    >
      <div className="field-edge flex min-h-control min-w-0 items-stretch overflow-clip hover:border-ink-3 focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--accent)]">
        <span className="grid place-items-center border-rule border-r px-3 text-ink-3">
          <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
        </span>
        <Base.Input
          {...wiring}
          placeholder={placeholder}
          autoComplete="off"
          onKeyDown={keepEnter}
          className="w-full min-w-0 flex-1 bg-transparent px-3 text-ink text-ui outline-none"
        />
      </div>
      {left && (
        <p role="alert" className="mt-1.5 text-danger text-sm">
          Not taken: choose a place from the list.
        </p>
      )}
      <ComboboxPopup
        above={
          <Base.Status className="sr-only">
            {settled ? `${options.length} places` : 'Searching places'}
          </Base.Status>
        }
        empty={
          !settled ? 'Searching...' : failed ? 'Places cannot be searched just now.' : 'No location found.'
        }
        heightClass="max-h-72"
      >
        {(option: Option) => (
          <Base.Item
            key={option.place_id}
            value={option}
            className="combobox-option flex flex-wrap items-baseline gap-x-2 py-1.5"
          >
            <span>
              <HighlightedMatch text={option.structured_formatting.main_text} searchText={text.trim()} />
            </span>
            <span className="text-ink-3 text-sm">{option.structured_formatting.secondary_text}</span>
          </Base.Item>
        )}
      </ComboboxPopup>
    </Base.Root>
  );
}
