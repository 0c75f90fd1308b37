import { ThemeToggle } from '@/web/components/app-shell/theme-toggle';
import { ButtonsSection } from './buttons-section';
import { ChoicesSection } from './choices-section';
import { FeedbackSection } from './feedback-section';
import { FieldsSection } from './fields-section';
import { FilesSection } from './files-section';
import { LabelsSection } from './labels-section';
import { OverlaysSection } from './overlays-section';
import { ShellSection } from './shell-section';
import { TokensSection } from './tokens-section';

/** `/dev/ui`: the components of the kit in their states. Served in development only. */
export function GalleryScreen() {
  return (
    <main id="main" className="mx-auto max-w-page px-gutter pt-12 pb-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h1>The kit</h1>
          <p className="max-w-[58ch] text-ink-2 text-read">
            Controls stand 40 px high, 44 on touch. One filled button to a view. Brass marks where you are:
            the open tab, the active item, focus, a source.
          </p>
        </div>
        <ThemeToggle />
      </div>
      <TokensSection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <FilesSection />
      <LabelsSection />
      <OverlaysSection />
      <FeedbackSection />
      <ShellSection />
    </main>
  );
}
