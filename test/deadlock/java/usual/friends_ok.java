class Friends {
    static class Station {
        private Depot depot; private int trains;
        void attach(Depot d) { depot = d; }
        synchronized void arrive() { trains++; depot.register(this); }
        synchronized int size() { return trains; }
    }
    static class Depot {
        private int seen;
        synchronized void register(Station s) { seen++; }
        void report(Station s) { int n = s.size(); synchronized (this) { seen += n; } }
    }
    public static void main(String[] a) {
        Station s = new Station(); Depot d = new Depot();
        s.attach(d);
        new Thread(s::arrive).start();
        new Thread(() -> d.report(s)).start();
    }
}
