// A static method locks the class, an instance method the object.
class Main extends Thread {
    static int shared;
    static synchronized void up() {
        shared++; // RACE!
    }
    synchronized void down() {
        shared--; // RACE!
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
