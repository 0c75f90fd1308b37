ALTER TABLE "profiles" ADD COLUMN "record" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "record_revision" integer DEFAULT 0 NOT NULL;