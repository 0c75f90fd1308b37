import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { LIMITS } from '@/shared/limits';
import { cx } from './cx';
import { toastManager } from './toast-manager';

export { type ToastMessage, type ToastVariant, toast } from './toast-manager';

const ICONS = { success: CircleCheck, destructive: CircleAlert, default: Info };
const TONES = { success: 'text-success', destructive: 'text-danger', default: 'text-ink-3' };

/** Shows what `toast()` is told. Mounted once, in the root route. */
export function Toaster() {
  return (
    <Toast.Provider toastManager={toastManager} timeout={LIMITS.toastDuration} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2.5 outline-none md:right-6 md:bottom-6">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((item) => {
    const variant = (item.type ?? 'default') as keyof typeof ICONS;
    const Icon = ICONS[variant];
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        swipeDirection={['right', 'down']}
        className={cx(
          'grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-0.5 rounded-md border bg-surface py-3.5 pr-2.5 pl-4 shadow-2',
          'transition-[opacity,translate] duration-(--slow) data-limited:hidden data-ending-style:opacity-0',
          'data-starting-style:translate-y-3 data-starting-style:opacity-0 data-ending-style:translate-x-3',
          'translate-x-(--toast-swipe-movement-x)',
          variant === 'destructive' ? 'border-danger' : 'border-rule-strong',
        )}
      >
        <Icon aria-hidden strokeWidth={1.6} className={cx('mt-0.5 size-4.5', TONES[variant])} />
        <Toast.Content className="min-w-0">
          <Toast.Title className="font-body font-semibold text-ink text-ui" render={<p />} />
          <Toast.Description className="text-ink-2 text-sm" />
        </Toast.Content>
        <Toast.Close
          aria-label="Dismiss"
          className="-mt-1 grid size-8 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-4" strokeWidth={1.75} />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
