import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Card } from '@/web/components/ui/display/card';

/** Shown in place of the form once the answers are stored: confirms that, and shows where to continue. */
export function PreferencesSaved() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <Card aria-labelledby="saved" className="max-w-160 px-6 py-8 md:px-10 md:py-10">
      <span className="grid size-10 place-items-center rounded-full bg-success-soft text-success">
        <Check className="size-5" strokeWidth={BOLD_STROKE} />
      </span>
      <h1 id="saved" ref={heading} tabIndex={-1} className="mt-5 text-2xl outline-none">
        Your job preferences are saved
      </h1>
      <p className="mt-3 max-w-[52ch] text-ink-2 text-read">
        They say what work you would take, on what terms, and where. You can change them at any time. While
        you wait for a match, a coach can help you prepare for it.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton variant="primary" size="lg" to="/dashboard">
          Go to Dashboard
        </LinkButton>
        <LinkButton size="lg" to="/dashboard/branding">
          See coaching options
        </LinkButton>
      </div>
    </Card>
  );
}
