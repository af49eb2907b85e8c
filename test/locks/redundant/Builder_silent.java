class Builder {
    static class Report {
        private static int lines;
        private final Object guard = Builder.class;
        void line() {
            synchronized (guard) {
                lines++;
            }
        }
        int size() { return lines; }
    }

    static void make() {
        Report r = new Report();
        for (int i = 0; i < 10; i++)
            r.line();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Builder::make), b = new Thread(Builder::make);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
