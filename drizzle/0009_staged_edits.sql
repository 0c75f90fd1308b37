ALTER TABLE "profiles" ADD COLUMN "edits_staged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "published_data" jsonb;