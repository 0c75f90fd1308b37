-- The audit log only grows. An entry goes after twelve months or once its account is gone; nothing changes one.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '12 months'
      OR NOT EXISTS (SELECT 1 FROM "user" WHERE "user".id = OLD.subject_id) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'the audit log is not changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_rows" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_truncate" BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
