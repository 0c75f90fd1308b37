import { Skeleton } from '@/web/components/ui/feedback/skeleton';

/** A skeleton of the list while it is loading. */
export function RolesSkeleton() {
  return (
    <div role="status" className="mt-12">
      <span className="sr-only">Loading your roles...</span>
      <ul aria-hidden className="roles-roll border-field-line border-t">
        {[1, 2, 3].map((row) => (
          <li key={row}>
            <span className="roles-fit">
              <Skeleton className="h-7 w-9" />
              <Skeleton className="h-4 w-16" />
            </span>
            <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
              <Skeleton className="h-4.5 w-64 max-w-full" />
              <Skeleton className="w-44 max-w-full" />
            </span>
            <span className="roles-offer">
              <Skeleton className="w-40 max-w-full" />
              <Skeleton className="w-28 max-w-full" />
            </span>
            <span className="roles-step">
              <Skeleton className="h-7 w-24" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
