import { useQuery } from '@tanstack/react-query';
import { rpc } from '@/web/lib/api/rpc';

/** The attribution that the source of the places requires. */
export function PlacesCredit() {
  const { data: source } = useQuery({
    queryKey: ['places-source'],
    queryFn: () => rpc.places.source(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (source === 'google') return <p className="text-ink-3 text-xs">Places: powered by Google</p>;
  if (source !== 'geonames') return null;
  return (
    <p className="text-ink-3 text-xs">
      Places:{' '}
      <a href="https://www.geonames.org" target="_blank" rel="noopener" className="text-ink-3">
        GeoNames
      </a>
      , CC BY 4.0
    </p>
  );
}
