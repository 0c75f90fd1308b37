import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { ROLE_LIMITS } from '@/shared/roles/saved-roles';
import { isBlank } from '@/shared/validation/visible-text';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Textarea } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { roleQuery, useRoleChange } from '../queries';

/** The dialog in which a pasted text, such as the whole advertisement, replaces the text of a role. */
export function PasteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useId();
  const client = useQueryClient();
  const { value: text, set, drop } = useStoredInput(`role-text.${id}`, '');
  const readText = useRoleChange((roles, whole: string) => roles.readText({ id, text: whole }), {
    onDone: () => {
      drop();
      void client.invalidateQueries({ queryKey: roleQuery(id).queryKey });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(text)) readText.mutate(text);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={readText.isPending}
      title="Paste the whole advertisement"
      description="It takes the place of the text we read. State, next step and notes stay; corrections of single points go."
      footer={
        <Button
          variant="primary"
          type="submit"
          form={form}
          disabled={isBlank(text)}
          busy={readText.isPending}
        >
          Read it
        </Button>
      }
    >
      <Form busy={readText.isPending} id={form} onSubmit={submit}>
        <Field label="Text of the advertisement">
          <Textarea
            rows={10}
            value={text}
            limit={ROLE_LIMITS.text}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        </Field>
      </Form>
    </Dialog>
  );
}
