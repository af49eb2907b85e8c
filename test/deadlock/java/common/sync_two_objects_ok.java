public class SyncTwoObjects {
    static class Friend {
        private final String name;
        private int bows;
        Friend(String name) { this.name = name; }
        String getName() { return name; }
        void bow(Friend bower) {
            synchronized (this) {
                bows++;
            }
            System.out.println(name + ": " + bower.getName() + " bowed");
            bower.bowBack(this);
        }
        synchronized void bowBack(Friend bower) {
            bows++;
            System.out.println(name + ": " + bower.getName() + " bowed back");
        }
    }

    public static void main(String[] args) {
        final Friend alphonse = new Friend("Alphonse");
        final Friend gaston = new Friend("Gaston");
        new Thread(new Runnable() {
            public void run() { alphonse.bow(gaston); }
        }).start();
        new Thread(new Runnable() {
            public void run() { gaston.bow(alphonse); }
        }).start();
    }
}
