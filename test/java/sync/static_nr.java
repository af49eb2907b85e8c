// Static methods and a block on the class.
class Main extends Thread {
    static int shared;
    static synchronized void up() {
        shared++;
    }
    void down() {
        synchronized (Main.class) {
            shared--;
        }
    }
    public void run() {
        up();
        down();
    }
    public static void main(String[] args) {
        new Main().start();
        new Main().start();
    }
}
