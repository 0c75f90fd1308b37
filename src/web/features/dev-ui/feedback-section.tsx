import { FileText } from 'lucide-react';
import { Button } from '@/web/components/ui/buttons/button';
import { Card } from '@/web/components/ui/display/card';
import { EmptyState } from '@/web/components/ui/feedback/empty-state';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Progress } from '@/web/components/ui/feedback/progress';
import { Skeleton } from '@/web/components/ui/feedback/skeleton';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { GallerySection } from './gallery-section';

/** Notices, progress, and the states of an empty and a loading screen. */
export function FeedbackSection() {
  return (
    <>
      <GallerySection title="Notices" note="Inside the page, where the matter is.">
        <div className="grid gap-3">
          <Notice tone="success" title="Great! Your profile is ready.">
            Sign up to claim it, edit it and give it a link.
          </Notice>
          <Notice tone="danger" title="Connection Error" action={<Button size="sm">Try again</Button>}>
            Unable to connect to the server. Please check your internet connection and try again.
          </Notice>
          <Notice>Add a resume or LinkedIn's PDF and the profile will say more than a name.</Notice>
        </div>
      </GallerySection>
      <GallerySection title="Progress" note="The bar estimates; the words beside it are exact.">
        <div className="grid gap-2">
          <Progress label="Generating Profile" value={0.58} />
          <p className="text-ink-3 text-sm tabular-nums">17 seconds of about 1 minute</p>
        </div>
        <Spinner label="Loading your profile..." />
      </GallerySection>
      <GallerySection
        title="Empty and loading"
        note="An empty place says what belongs in it. Skeletons keep its shape."
      >
        <div className="grid gap-6 md:grid-cols-2">
          <EmptyState icon={FileText} title="No profile data found." action={<Button>Create Profile</Button>}>
            Please complete your profile creation first.
          </EmptyState>
          <Card aria-busy aria-label="Loading" className="grid content-start gap-4">
            <div className="flex items-center gap-4">
              <Skeleton className="size-16 rounded-full" />
              <div className="grid flex-1 gap-2.5">
                <Skeleton className="h-5 w-[62%]" />
                <Skeleton className="w-[84%]" />
              </div>
            </div>
            <Skeleton />
            <Skeleton className="w-[94%]" />
            <Skeleton className="w-[58%]" />
          </Card>
        </div>
      </GallerySection>
    </>
  );
}
