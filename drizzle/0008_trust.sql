ALTER TABLE "account_deletions" ADD COLUMN "former_emails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_slugs" ADD COLUMN "visited" boolean DEFAULT true NOT NULL;