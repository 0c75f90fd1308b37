import { Link } from '@tanstack/react-router';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import type { Readership } from '../queries';
import { countText, countWithNoun, READER_ACTION_LABELS, SITE_LABELS } from '../texts';
import { ShareList } from './share-list';

/** The four measures, two by two: sites, versions, sections reached, and actions. */
export function ReadershipMeasures({ readership }: { readership: Readership }) {
  const { sites, pages, sections, taken, first_name } = readership;
  return (
    <div className="reads-measures">
      <ShareList
        title="From where"
        caption="The site a link stood on, not the page"
        empty="No reads yet."
        rows={sites.map(({ kind, host, count, share }) => ({
          key: kind + host,
          label: kind === 'named' ? host : SITE_LABELS[kind],
          figure: countText(count),
          share,
        }))}
      />
      <ShareList
        title="Which version"
        caption="Reads, and downloads as PDF"
        empty="No reads yet."
        rows={pages.map(({ page, name, downloads, count, share }) => ({
          key: page,
          label: name ?? 'A version you removed',
          remark: downloads === 0 ? undefined : countWithNoun(downloads, 'download'),
          figure: countText(count),
          share,
        }))}
      >
        <p className="mt-4">
          <Link to="/links" className="reads-link">
            All links
          </Link>
        </p>
      </ShareList>
      <ShareList
        title="How far they read"
        caption="Of every hundred reads, how many reached the section"
        empty="Not enough reads have told it yet."
        isCompact
        rows={sections.map(({ section, of_hundred }) => ({
          key: section,
          label: section === 'meetIntro' ? `Meet ${first_name}` : SECTION_TITLES[section],
          figure: String(of_hundred),
          share: of_hundred / 100,
        }))}
      />
      <ShareList
        title="What they took away"
        caption="Once for every read, however often it was pressed"
        empty="Nothing yet."
        rows={taken.map(({ what, count, share }) => ({
          key: what,
          label: READER_ACTION_LABELS[what],
          figure: countText(count),
          share,
        }))}
      />
    </div>
  );
}
