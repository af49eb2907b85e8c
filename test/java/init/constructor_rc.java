// The constructor publishes the object before it is complete.
class Main {
    static Main shared;
    int value;
    Main() {
        new Thread(() -> System.out.println(this.value)).start(); // RACE!
        value = 3; // RACE!
    }
    public static void main(String[] args) {
        new Main();
    }
}
