import { listExcess } from '@/shared/validation/text-excess';

/** Says that a list has more entries than can be saved; renders nothing if it has not. */
export function ListExcess({ entries, max }: { entries: readonly unknown[]; max: number }) {
  const excess = listExcess(entries.length, max);
  return (
    excess && (
      <p role="status" className="text-danger text-sm">
        {excess}
      </p>
    )
  );
}
