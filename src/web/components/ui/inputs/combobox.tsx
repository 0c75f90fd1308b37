import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown, Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../buttons/button';
import { cx } from '../core/cx';
import { SMALL_STROKE } from '../core/icon-strokes';
import { HighlightedMatch } from '../display/highlighted-match';
import { bestMatchesFirst } from './best-matches';
import { ComboboxPopup } from './combobox-popup';
import { useFieldProps } from './field-context';

export interface ComboboxOption {
  value: string;
  label: string;
  /** A short code at the end of the row, also searched. */
  code?: string;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** The button's text while nothing is chosen: 'Add an industry'. */
  placeholder: string;
  /** The accessible name of the search field: 'Search countries'. */
  searchLabel: string;
  /** What the list says if nothing matches the search: 'No timezone found.' */
  empty: string;
  /** An icon before the chosen option on the button. */
  icon?: ReactNode;
  disabled?: boolean;
  id?: string;
  /** Whether the list stays open after a choice, with its search cleared, for several choices in a row. */
  keepsOpen?: boolean;
  /** The label of the button that clears the choice; without it a choice can only be changed. */
  clearLabel?: string;
}

/** The text that is searched: label, code and value. */
const searchTextOf = (option: ComboboxOption) => `${option.label} ${option.code ?? ''} ${option.value}`;

/** Whether a key types a character. A space does not count: like Enter, it opens the list. */
const isPrintable = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** A searchable choice of one of many options. The list is at most 12rem high. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  searchLabel,
  empty,
  icon,
  disabled,
  id,
  keepsOpen,
  clearLabel,
}: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const trigger = useRef<HTMLButtonElement>(null);
  const typed = text.trim();
  const chosen = options.find((option) => option.value === value) ?? null;
  const fieldProps = useFieldProps({ id });
  return (
    <Base.Root
      items={bestMatchesFirst(options, typed)}
      value={chosen}
      onValueChange={(option) => onChange(option?.value ?? null)}
      open={open}
      onOpenChange={(next, { reason }) => {
        if (!next && keepsOpen && reason === 'item-press') return setText('');
        setOpen(next);
        setText('');
      }}
      inputValue={text}
      onInputValueChange={(next, { reason }) => setText(reason === 'input-change' ? next : '')}
      autoHighlight
      itemToStringLabel={searchTextOf}
      isItemEqualToValue={(a, b) => a.value === b.value}
      disabled={disabled}
    >
      <div className="relative">
        <Base.Trigger
          {...fieldProps}
          ref={trigger}
          onKeyDown={(event) => {
            if (!isPrintable(event)) return;
            // Base UI would select by typing on a closed list; here typing starts a search.
            event.preventBaseUIHandler();
            event.preventDefault();
            setOpen(true);
            setText((before) => before + event.key);
          }}
          className={cx(
            'field-edge flex min-h-control w-full items-center justify-between gap-2 px-3 py-1 text-left hover:border-ink-3 disabled:bg-sunken disabled:text-ink-3',
            !chosen && 'text-ink-3',
          )}
        >
          {icon}
          <span className="min-w-0 [overflow-wrap:anywhere]">{chosen?.label ?? placeholder}</span>
          <span className="mr-auto shrink-0 text-ink-3 text-sm tabular-nums">{chosen?.code}</span>
          {/* The button that clears lies over the space before the arrows. */}
          <ChevronsUpDown
            className={cx('size-4 text-ink-3', clearLabel && chosen && 'ml-control-sm')}
            strokeWidth={SMALL_STROKE}
          />
        </Base.Trigger>
        {clearLabel && chosen && !disabled && (
          <IconButton
            label={clearLabel}
            onClick={() => {
              onChange(null);
              trigger.current?.focus();
            }}
            className="absolute inset-y-0 right-8 my-auto"
          >
            <X />
          </IconButton>
        )}
      </div>
      <ComboboxPopup
        label={searchLabel}
        above={
          <div className="flex items-center gap-2 border-rule border-b px-3 text-ink-3">
            <Search className="size-4" strokeWidth={SMALL_STROKE} />
            <Base.Input
              aria-label={searchLabel}
              className="min-h-control min-w-0 flex-1 bg-transparent text-ink outline-none"
            />
          </div>
        }
        empty={empty}
        heightClass="max-h-48"
      >
        {(option: ComboboxOption) => (
          <Base.Item
            key={option.value}
            value={option}
            className="combobox-option grid grid-cols-[1rem_1fr_auto] items-center gap-2.5 py-1 data-selected:font-emphasis"
          >
            <Base.ItemIndicator className="col-start-1 text-accent">
              <Check className="size-4" strokeWidth={SMALL_STROKE} />
            </Base.ItemIndicator>
            <span className="col-start-2">
              <HighlightedMatch text={option.label} searchText={typed} />
            </span>
            {option.code && <span className="text-ink-3 text-sm tabular-nums">{option.code}</span>}
          </Base.Item>
        )}
      </ComboboxPopup>
    </Base.Root>
  );
}
