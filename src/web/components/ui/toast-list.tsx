import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { LIMITS } from '@/shared/limits';
import { cx } from './cx';
import { serveToasts, type ToastMessage } from './toast-queue';

const LOOKS = {
  success: { Icon: CircleCheck, mark: 'text-success', edge: 'border-rule-strong' },
  destructive: { Icon: CircleAlert, mark: 'text-danger', edge: 'border-danger' },
  default: { Icon: Info, mark: 'text-accent', edge: 'border-rule-strong' },
};

const manager = Toast.createToastManager();

const show = ({ title, description, variant = 'default' }: ToastMessage) => {
  manager.add({ title, description, type: variant, priority: variant === 'destructive' ? 'high' : 'low' });
};

/** The viewport of the toasts. The default export is for `lazy`. */
export default function ToastList() {
  return (
    <Toast.Provider toastManager={manager} timeout={LIMITS.toastDuration} limit={3}>
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
  // Served from inside the provider: before it has subscribed, the manager would lose what it is given.
  useEffect(() => serveToasts(show), []);
  return toasts.map((item) => {
    const { Icon, mark, edge } = LOOKS[(item.type ?? 'default') as keyof typeof LOOKS];
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        swipeDirection={['right', 'down']}
        className={cx(
          'grid grid-cols-[auto_1fr_auto] gap-x-3 rounded-md border bg-surface py-3.5 pr-2.5 pl-4 shadow-2',
          'translate-x-(--toast-swipe-movement-x) transition-[opacity,translate] duration-(--slow) data-limited:hidden',
          'data-starting-style:translate-y-3 data-starting-style:opacity-0',
          'data-ending-style:translate-x-3 data-ending-style:opacity-0',
          edge,
        )}
      >
        <Icon aria-hidden strokeWidth={1.6} className={cx('mt-0.5 size-4.5', mark)} />
        <Toast.Content className="min-w-0">
          <Toast.Title className="font-semibold text-ink" render={<p />} />
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
